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

export const games = {
  checkers: {
    name: 'Dáma',
    about: 'Choďte po úhlopříčkách a berte cizí kameny přeskočením. Vítězí ten, komu kameny zbudou.',
    goOn: 'Berte dál',
    pieces: { man: 'kámen', king: 'dáma' },
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
