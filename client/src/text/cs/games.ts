import type { Games } from '../en/games.ts';

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

export const games = {
  checkers: {
    name: 'Dáma',
    about: 'Choďte po úhlopříčkách a berte cizí kameny přeskočením. Vítězí ten, komu kameny zbudou.',
    goOn: 'Berte dál',
    pieces: { man: 'kámen', king: 'dáma' },
    rules: [
      'Hrají dva, tři nebo čtyři, každý sám za sebe; tah přechází na souseda po levici. Každý začíná doma s dvanácti kameny a vítězí poslední, komu nějaké zbudou.',
      'Kámen jde o jedno pole šikmo vpřed: ve své části od vlastního okraje, v cizí k tamnímu okraji. Kde se části stýkají, úhlopříčka pokračuje u souseda.',
      'Bere se přeskočením cizího kamene na prázdné pole za ním. Kdo může brát, musí, ale způsob si volí sám.',
      'Braní pokračuje, dokud je co přeskočit, a smí brát kameny více soupeřů. Z desky odcházejí až na jeho konci: do té doby stojí v cestě a žádný se nepřeskakuje dvakrát.',
      'Kámen, který dojde na okraj kterékoli cizí části, se stane dámou. Dáma táhne a bere všemi čtyřmi směry.',
      'Ruská pravidla: kameny berou i dozadu a kámen proměněný při braní bere dál jako dáma. Dáma táhne a bere přes celou úhlopříčku a dopadne tam, odkud může brát dál, pokud takové pole je.',
      'Anglická pravidla: kameny berou jen dopředu a proměna v dámu braní ukončí. Dáma táhne o jedno pole.',
      'Kdo nemůže táhnout, vynechá a zůstává ve hře; při hře ve dvou prohrál. Komu nezbyl kámen, je ze hry.',
      'Partie končí také tehdy, když se pozice opakuje potřetí, když nikdo nemůže táhnout, po 150 kolech, nebo když se po 15 tahů každého (podle anglických pravidel 40) nic nebralo a žádný obyčejný kámen netáhl.',
      'Pak rozhodují zbylé kameny: dáma platí za tři, obyčejný kámen za jeden. Ve dvou je opakování i dlouhý klid remíza.',
    ],
    figure: (points) => `materiál ${points}`,
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
    reasons: {
      'empty-cell': 'Tady není kámen. Zvolte svůj.',
      'not-your-piece': 'Tento kámen není váš. Zvolte svůj.',
      'must-capture': 'Musíte brát. Zvolte zářící kámen.',
      'cannot-move': 'Tento kámen nemůže táhnout. Zvolte jiný.',
      'go-on-capturing': 'Braní pokračuje. Zvolte, kam skočit.',
      'not-a-target': 'Tam to nejde. Zvolte označené pole.',
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
} satisfies Games;
