import type { Games } from '../en/games.ts';

export const games = {
  checkers: {
    name: 'Dáma',
    about: 'Choďte po úhlopříčkách a berte cizí kameny přeskočením. Vítězí ten, komu kameny zbudou.',
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
} satisfies Games;
