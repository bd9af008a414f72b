import type { Games } from '../en/games.ts';
import { plural } from '../plural.ts';

/** What both games of stacks say. */
const stacks = {
  goOn: 'Pokračujte, nebo skončete',
  controls: { stop: 'Skončit tah' },
  pieces: { shield: 'štít', horse: 'kůň', chariot: 'vůz', man: 'kámen' },
  reasons: {
    'empty-cell': 'Tady není věž. Zvolte svou.',
    'not-your-stack': 'Tato věž není vaše. Zvolte svou.',
    'captives-only': 'Nahoře je cizí kámen, vaše pod ním jsou v zajetí. Zvolte jinou věž.',
    'go-on-or-stop': 'Pokračujte ze stejné věže, nebo tah ukončete.',
    'stack-too-low': 'Tolik kamenů ve věži není.',
    'out-of-reach': 'Tam vrchní kámen nedojde.',
    blocked: 'V cestě stojí jiná věž.',
    'release-at-home': 'Tím by se uvolnil cizí kámen, a to se ve vlastním hradě nesmí.',
    'stack-full': 'Ve věži smějí být nejvýš tři kameny jedné barvy.',
    'cannot-move': 'Tato věž nemá kam táhnout. Zvolte jinou.',
    'not-a-target': 'Tam to nejde. Zvolte označené pole.',
  },
  outcomes: {
    castle: 'V cizím hradě stojí tři věže.',
    'no-move': 'Nezbývá žádný tah.',
    repetition: 'Pozice se opakovala třikrát.',
    'last-standing': 'Ve hře zbývá jediný hráč.',
  },
};

/** How stacks are moved, in both games of stacks. */
const lifting = [
  'Vrchní kámen určuje, čí věž je. Po přímce jde štít o jedno pole, kůň až o dvě, vůz až o tři.',
  'Na tahu zvedněte z jedné své věže libovolný počet vrchních kamenů. Položte je na prázdné pole, nebo na první věž v cestě, vlastní či cizí.',
  'Zůstane-li nahoře ve výchozí věži váš kámen, smíte z ní pokračovat, nebo skončit. Zůstane-li tam cizí, je volný a váš tah končí.',
  'Ve věži smějí být nejvýš tři kameny každé barvy. Z desky nic neodchází: zakryté kameny jsou v zajetí, dokud nahoře není znovu kámen jejich barvy.',
];

/** What both games of draughts say. */
const draughts = {
  goOn: 'Berte dál',
  pieces: { man: 'kámen', king: 'dáma' },
  reasons: {
    'empty-cell': 'Tady není kámen. Zvolte svůj.',
    'not-your-piece': 'Tento kámen není váš. Zvolte svůj.',
    'must-capture': 'Musíte brát. Zvolte zářící kámen.',
    'cannot-move': 'Tento kámen nemůže táhnout. Zvolte jiný.',
    'go-on-capturing': 'Braní pokračuje. Zvolte, kam skočit.',
    'not-a-target': 'Tam to nejde. Zvolte označené pole.',
  },
};

export const games = {
  checkers: {
    ...draughts,
    name: 'Dáma',
    about: 'Choďte po úhlopříčkách a berte cizí kameny přeskočením. Vítězí ten, komu kameny zbudou.',
    rules: [
      'Hrají dva, tři nebo čtyři, každý sám za sebe; tah přechází na souseda po levici. Každý začíná doma s dvanácti kameny a vítězí poslední, komu nějaké zbudou.',
      'Kámen jde o jedno pole šikmo vpřed: ve své části od vlastního okraje, v cizí k tamnímu okraji. Kde se části stýkají, úhlopříčka pokračuje u souseda.',
      'Bere se přeskočením cizího kamene na prázdné pole za ním. Kdo může brát, musí, ale způsob si volí sám.',
      'Braní pokračuje, dokud je co přeskočit, a smí brát kameny více soupeřů. Z desky odcházejí až na jeho konci: do té doby stojí v cestě a žádný se nepřeskakuje dvakrát.',
      'Kámen, který dojde na okraj kterékoli cizí části, se stane dámou. Dáma táhne a bere všemi čtyřmi směry.',
      'Ruská pravidla: kameny berou i dozadu a kámen proměněný při braní bere dál jako dáma. Dáma táhne a bere přes celou úhlopříčku a dopadne tam, odkud může brát dál, pokud takové pole je.',
      'Anglická pravidla: kameny berou jen dopředu a proměna v dámu braní ukončí. Dáma táhne o jedno pole.',
      'Kdo nemůže táhnout, vynechá a zůstává ve hře; při hře ve dvou prohrál. Komu nezbyl kámen, je ze hry.',
      'Partie končí také tehdy, když se pozice opakuje potřetí, když nikdo nemůže táhnout, po 150 kolech, nebo když se během 15 tahů každého hráče (podle anglických pravidel 40) nic nebralo a žádný obyčejný kámen netáhl.',
      'Pak rozhodují zbylé kameny: dáma platí za tři, obyčejný kámen za jeden. Ve dvou je opakování i dlouhý klid remíza.',
    ],
    figure: (points) => `${points} · materiál`,
    options: {
      players: { label: 'Hráči', choices: { '2': 'Dva', '3': 'Tři', '4': 'Čtyři' } },
      rules: {
        label: 'Pravidla',
        choices: { russian: 'Ruská', english: 'Anglická' },
        hints: {
          russian: 'Dáma táhne přes celou úhlopříčku. Kameny berou i dozadu.',
          english: 'Dáma táhne o jedno pole. Kameny berou jen dopředu.',
        },
      },
    },
    outcomes: {
      'last-standing': 'Zbyl jediný.',
      'no-move': 'Nezbývá žádný tah.',
      repetition: 'Pozice se opakovala třikrát.',
      'no-progress': 'Dlouho se nic nebralo.',
      rounds: 'Hra trvala příliš dlouho.',
      'all-blocked': 'Nikdo nemůže táhnout.',
    },
  },
  accasta: {
    ...stacks,
    name: 'Accasta',
    about:
      'Kameny stojí na sobě ve věžích: vrchní určuje, čí věž je a jak daleko dojde. K vítězství doveďte tři své věže do cizího hradu.',
    rules: [
      'Hra pro dva. Doveďte tři své věže do cizího hradu, na devět polí, kde začíná soupeř; i jediný kámen je věž.',
      ...lifting,
      'Ve vlastním hradě nesmíte uvolnit cizí kámen, pokud to nedovoluje nastavení.',
      'Tři věže vítězí, když začíná váš další tah: soupeř má jeden tah, aby je vypudil. Je-li zvoleno „ihned“, vítězí hned po vašem tahu.',
      'Vynechat se nesmí, a kdo nemůže táhnout, prohrál. Třetí opakování pozice je remíza; to je domácí pravidlo.',
      'Pari: všechny kameny jsou stejné a věž jde nejvýš o tolik polí, kolik je v ní vašich kamenů.',
    ],
    figure: (count) => `${count} v hradě`,
    options: {
      homeRelease: {
        label: 'Uvolnění doma',
        choices: { forbidden: 'Zakázáno', allowed: 'Povoleno' },
        hints: {
          forbidden: 'Ve vlastním hradě nesmíte uvolnit cizí kámen.',
          allowed: 'Cizí kámen smíte uvolnit i ve vlastním hradě.',
        },
      },
      win: {
        label: 'Vítězství',
        choices: { 'own-turn': 'V dalším tahu', 'at-once': 'Ihned' },
        hints: {
          'own-turn': 'Tři věže musí v cizím hradě vydržet do vašeho dalšího tahu.',
          'at-once': 'Tři vaše věže v cizím hradě vítězí hned po vašem tahu.',
        },
      },
      variant: {
        label: 'Varianta',
        choices: { standard: 'Běžná', pari: 'Pari' },
        hints: {
          standard: 'Štít jde o jedno pole, kůň až o dvě, vůz až o tři.',
          pari: 'Všechny kameny jsou stejné; čím víc vašich je ve věži, tím dál smí jít.',
        },
      },
    },
  },
  triccasta: {
    ...stacks,
    name: 'Triccasta',
    about:
      'Věže pro tři hráče: vrchní kámen určuje, čí věž je a jak daleko dojde. K vítězství doveďte tři své věže do jednoho cizího hradu.',
    rules: [
      'Hra pro tři. Doveďte tři své věže do jednoho cizího hradu, na devět polí, kde začíná jeho majitel; i jediný kámen je věž.',
      ...lifting,
      'Ve vlastním hradě nesmíte uvolnit cizí kámen. V ostatních hradech smíte.',
      'Tři věže vítězí, když začíná tah majitele hradu. Proti následujícímu hráči tedy zvítězí hned; proti tomu za ním je ještě může vypudit hráč mezi vámi.',
      'S tahem na obranu vítězí až na začátku vašeho dalšího tahu.',
      'Útočí-li víc hráčů, vítězí ten, čí tři věže stojí nejdéle. Kdo nemůže táhnout, vynechá a zůstává ve hře; nikdo jiný vynechat nesmí.',
      'Dva se mohou vzdát společně a vítězí třetí; na remíze se musí shodnout všichni. Třetí opakování pozice je remíza; to je domácí pravidlo.',
    ],
    figure: (count) => `${count} v hradě`,
    options: {
      defence: {
        label: 'Tah na obranu',
        choices: { none: 'Ne', 'own-turn': 'Ano' },
        hints: {
          none: 'Tři věže v hradě vítězí, když začíná tah jeho majitele.',
          'own-turn': 'Než tři věže zvítězí, mají oba soupeři ještě po jednom tahu na obranu.',
        },
      },
    },
  },
  trioshashki: {
    ...draughts,
    name: 'Triošašky',
    about:
      'Dáma pro tři na šestiúhelnících. Berte cizí kameny přeskočením. Vítězí poslední, kdo může táhnout.',
    rules: [
      'Hrají tři na šestiúhelníkové desce. Vezměte nebo zablokujte kameny obou soupeřů: vítězí ten, kdo zbude poslední.',
      'Kámen jde vpřed na jedno ze tří sousedních polí: přímo k rohu, který je od jeho domova nejdál, nebo hned vlevo či vpravo od toho směru.',
      'Bere se přeskočením sousedního cizího kamene na prázdné pole za ním, kterýmkoli ze šesti směrů. Kdo může brát, musí, ale způsob si volí sám.',
      'Braní pokračuje, dokud je co přeskočit, a smí brát kameny obou soupeřů. Z desky odcházejí až na jeho konci: do té doby stojí v cestě a žádný se nepřeskakuje dvakrát.',
      'Kámen, který skončí tah v rohu nejdál od domova, se stane dámou. Dostane-li se tam při braní a může skákat dál, pokračuje a zůstává kamenem.',
      'Dáma táhne libovolně daleko všemi šesti směry. Přeskočí první kámen, na který narazí, je-li pole za ním prázdné, a dopadne právě na toto pole.',
      'Kdo na tahu nemá kam táhnout, je ze hry a jeho kameny odcházejí z desky. Je-li zvoleno „vynechá“, čeká a zůstává ve hře.',
      'Mezi zbylými je remíza dohodou, při třetím opakování pozice, nebo když se během 15 tahů každého hráče táhlo jen dámami a nic se nebralo.',
      'Zápas má nejméně tři partie a první tah přechází dokola. Kdo porazí oba soupeře, má 2 body, při remíze všech tří má každý 0,66, poražený nic.',
      'Dva, kteří remizují po vyřazení třetího, mají po 1 bodu, nebo 1,33 a 0,66, pokud jeden z nich vede. Kdo vede, zdroj neříká; zde je to ten, kdo třetímu vzal nebo zablokoval aspoň dvakrát víc kamenů než druhý.',
      'Žravá: vítězí ten, komu jako prvnímu na tahu dojdou kameny nebo tahy. Bez dam: nejvzdálenější roh je pole jako každé jiné.',
      'Věže: z přeskočené věže se bere jen vrchní kámen a jde pod věž, která skákala. Věž patří vrchnímu kameni a táhne jako on; z desky nic neodchází.',
      'Kdo má všechny kameny zakryté, vynechá a může být osvobozen. Partie končí, když jsou všechny vrchní kameny jedné barvy, nebo remízou po 600 tazích; to je domácí pravidlo.',
      'Výchozí postavení je odvozeno ze zveřejněných počtů polí a kamenů; obrázek ze zdroje jsme neviděli.',
    ],
    figure: (count, { variant }) =>
      variant === 'towers'
        ? `${count} ${plural('cs', count, { one: 'věž', few: 'věže', other: 'věží' })}`
        : `${count} ${plural('cs', count, { one: 'kámen', few: 'kameny', other: 'kamenů' })}`,
    options: {
      board: {
        label: 'Deska',
        choices: { '61': 'Velká', '37': 'Malá' },
        hints: { '61': '61 polí, každý má 15 kamenů.', '37': '37 polí, každý má 8 kamenů: krátká hra.' },
      },
      variant: {
        label: 'Varianta',
        choices: { standard: 'Běžná', giveaway: 'Žravá', plain: 'Bez dam', towers: 'Věže' },
        hints: {
          standard: 'Vítězí ten, kdo zbude poslední. V nejvzdálenějším rohu se kameny mění v dámy.',
          giveaway: 'Vítězí ten, komu jako prvnímu dojdou kameny nebo tahy.',
          plain: 'Kameny zůstávají kameny: dámy nejsou.',
          towers: 'Vzatý kámen jde pod věž, která ho přeskočila. Lepší na malé desce.',
        },
      },
      locked: {
        label: 'Kdo nemůže táhnout',
        choices: { out: 'Je ze hry', pass: 'Vynechá' },
        hints: {
          out: 'Kdo nemůže táhnout, je ze hry a jeho kameny odcházejí z desky.',
          pass: 'Kdo nemůže táhnout, čeká a zůstává ve hře.',
        },
      },
    },
    outcomes: {
      'last-standing': 'Zbyl jediný.',
      repetition: 'Pozice se opakovala třikrát.',
      'no-progress': 'Dlouho se nic nebralo.',
      'nothing-left': 'Komu došly kameny nebo tahy, ten vyhrál.',
      'all-tops': 'Všechny věže mají jednu barvu.',
      'all-blocked': 'Nikdo nemůže táhnout.',
      'turn-limit': 'Hra trvala příliš dlouho.',
    },
  },
  trojboj: {
    name: 'Trojboj',
    about:
      'Tři na trojúhelníku: cizí kámen, který přeskočíte, ustoupí vašemu. Vítězí poslední, kdo má kameny na desce.',
    goOn: 'Pokračujte stejným kamenem',
    controls: { stop: 'Skončit tah', huff: 'Vzít ho: vynechal skok' },
    pieces: { man: 'kámen' },
    rules: [
      'Hrají tři na trojúhelníkové desce. Vítězí poslední, kdo na ní má kameny.',
      'Každý začíná s 8 kameny v jednom rohu, na základně, a 16 má v rezervě. Počet řad jsme zvolili sami: obrázek ze zdroje se ztratil.',
      'Kámen jde na volné sousední pole: ke straně proti svému rohu nebo do strany, nikdy zpět.',
      'Skáče přes sousední cizí kámen na volné pole za ním, kterýmkoli ze šesti směrů, a odtud může skákat dál. Kdo může skákat, musí, a to až do konce, ale způsob si volí sám.',
      'Přeskočený kámen se hned vrací do rezervy svého majitele a na jeho místo přijde váš z rezervy. Vlastní kameny se nepřeskakují.',
      'Kámen, který skončí tah na straně proti svému rohu, se hned přeloží na volné pole základny podle vaší volby. Je-li základna plná, zůstane a může to zkusit znovu krokem do strany.',
      'Kameny, které na té straně nahradily cizí, tam zůstávají. Když kámen tou stranou mezi dvěma skoky jen projde, nic se nemění.',
      'Kdo nemůže táhnout, vynechá; nikdo jiný vynechat nesmí. Kdo nemá na desce žádný kámen, je ze hry.',
      'S trestem: skok smíte opomenout nebo přerušit. Pak smí jen následující hráč, a jen před svým tahem, nahradit svým jeden kámen, který měl skákat.',
      'Domácí pravidlo: nikdo nesmí způsobit tutéž pozici potřetí. Zakáže-li to všechny skoky, smí se táhnout bez skoku, a nezbude-li nic, vynechá se.',
      'Také domácí pravidla: partie končí po 150 kolech, po 60 kolech bez skoku, nebo když všichni po sobě vynechali. Pak rozhoduje počet kamenů na desce.',
    ],
    figure: (count) => `${count} · ${24 - count} v rezervě`,
    options: {
      rows: {
        label: 'Řady',
        choices: { '10': 'Deset', '9': 'Devět' },
        hints: { '10': '55 polí.', '9': '45 polí: kameny se potkají dřív.' },
      },
      jumps: {
        label: 'Skoky',
        choices: { compulsory: 'Povinné', huffing: 'S trestem' },
        hints: {
          compulsory: 'Kdo může skákat, musí, a to až do konce.',
          huffing: 'Skok lze opomenout, ale následující hráč pak smí kámen nahradit svým.',
        },
      },
    },
    must: {
      own: 'Musíte skákat',
      other: (name) => `${name} musí skákat`,
    },
    notices: {
      'may-huff': {
        own: 'Vezměte označený kámen, který neskočil, nebo jen táhněte',
        other: (name) => `${name} smí vzít kámen, který neskočil`,
      },
      'return-to-base': {
        own: 'Vraťte kámen na základnu',
        other: (name) => `${name} vrací kámen na základnu`,
      },
    },
    remarks: {
      huffed: (name) => `${name} bere kámen za opomenutý skok`,
      'huff-lapsed': (name) => `${name} promíjí opomenutý skok`,
      returned: (name) => `${name} vrací kámen na základnu`,
    },
    reasons: {
      'empty-cell': 'Tady není kámen. Zvolte svůj.',
      'not-your-piece': 'Tento kámen není váš. Zvolte svůj.',
      'must-capture': 'Musíte skákat. Zvolte zářící kámen.',
      'cannot-move': 'Tento kámen nemůže táhnout. Zvolte jiný.',
      'not-backward': 'Zpět se netáhne. Zvolte označené pole.',
      'go-on-capturing': 'Skákání pokračuje. Zvolte, kam skočit.',
      'not-a-target': 'Tam to nejde. Zvolte označené pole.',
      'return-to-base': 'Kámen přešel celou desku. Zvolte volné pole jeho základny.',
      'third-time': 'Tím by se pozice opakovala potřetí.',
    },
    outcomes: {
      'last-standing': 'Zbyl jediný.',
      rounds: 'Hra trvala příliš dlouho.',
      'no-jump': 'Dlouho nikdo neskočil.',
      'all-blocked': 'Nikdo nemůže táhnout.',
    },
  },
} satisfies Games;
