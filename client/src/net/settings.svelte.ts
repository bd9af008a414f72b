import { LANGUAGES, type Language } from '../text/language.ts';
import { localStore } from './storage.ts';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const KEY = 'bigboard.settings';

/** What this device prefers, kept on it. */
class Settings {
  /** Null: as the browser says. */
  language = $state<Language | null>(null);
  theme = $state<Theme>('auto');
  /** A device shared by several players turns its board to the one who moves. */
  turnBoard = $state(true);
  /** Show the whole board here even where the others show tiles. */
  wholeHere = $state(false);
  /** The name of each cell is written on the board. */
  cellNames = $state(false);
  /** Empty: not chosen yet. */
  name = $state('');
  /** Which of the offered names this device goes by until one is chosen. */
  offered = $state(Math.floor(Math.random() * 1000));

  constructor() {
    const kept = localStore.read(KEY);
    if (typeof kept !== 'object' || kept === null) return;
    const { language, theme, turnBoard, wholeHere, cellNames, name, offered } = kept as Record<
      string,
      unknown
    >;
    this.language = LANGUAGES.find((known) => known === language) ?? null;
    this.theme = THEMES.find((known) => known === theme) ?? 'auto';
    if (typeof turnBoard === 'boolean') this.turnBoard = turnBoard;
    if (typeof wholeHere === 'boolean') this.wholeHere = wholeHere;
    if (typeof cellNames === 'boolean') this.cellNames = cellNames;
    if (typeof name === 'string') this.name = name;
    if (typeof offered === 'number' && Number.isInteger(offered) && offered >= 0) this.offered = offered;
  }

  /** Call once at start: from then on every change is kept, and the page wears the theme. */
  keep(): void {
    $effect.root(() => {
      $effect(() => {
        const { language, theme, turnBoard, wholeHere, cellNames, name, offered } = this;
        localStore.write(KEY, { language, theme, turnBoard, wholeHere, cellNames, name, offered });
      });
      $effect(() => {
        if (this.theme === 'auto') delete document.documentElement.dataset.theme;
        else document.documentElement.dataset.theme = this.theme;
      });
    });
  }
}

export const settings = new Settings();
