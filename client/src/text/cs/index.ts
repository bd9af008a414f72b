import type { Messages } from '../text.svelte.ts';
import { games } from './games.ts';
import { play } from './play.ts';
import { refusals, shell } from './shell.ts';

export const messages: Messages = { shell, refusals, play, games };
