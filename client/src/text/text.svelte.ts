import type { RefusalCode } from '../../../shared/table/requests.ts';
import { settings } from '../net/settings.svelte.ts';
import { type Games, games } from './en/games.ts';
import { type Play, play } from './en/play.ts';
import { refusals, type Shell, shell } from './en/shell.ts';
import { type Language, languageFor } from './language.ts';

export interface Messages {
  readonly shell: Shell;
  readonly refusals: Readonly<Record<RefusalCode, string>>;
  readonly play: Play;
  readonly games: Games;
}

const english: Messages = { shell, refusals, play, games };

const LOADERS: Readonly<Record<Language, () => Messages | Promise<Messages>>> = {
  en: () => english,
  ru: () => import('./ru/index.ts').then(({ messages }) => messages),
  cs: () => import('./cs/index.ts').then(({ messages }) => messages),
};

let spoken = $state.raw<{ language: Language; messages: Messages }>({ language: 'en', messages: english });

/** The words of the page's language; read it where it is shown, so that it follows a change. */
export const t = (): Messages => spoken.messages;

export const language = (): Language => spoken.language;

/** Changes the page's language, once its words are here; `remember` keeps it for the next visit. */
export async function setLanguage(next: Language, remember = true): Promise<void> {
  if (remember) settings.language = next;
  try {
    const messages = await LOADERS[next]();
    if (remember && settings.language !== next) return;
    spoken = { language: next, messages };
    document.documentElement.lang = next;
  } catch {
    // The words could not be fetched: the page stays as it is.
  }
}

/** At start: the language chosen before, or the browser's. */
export const settleLanguage = (): Promise<void> =>
  settings.language
    ? setLanguage(settings.language)
    : setLanguage(languageFor(navigator.languages ?? []), false);
