import { mount } from 'svelte';
import App from './App.svelte';
import { session } from './net/session.svelte.ts';
import { settings } from './net/settings.svelte.ts';
import './style.css';
import { settleLanguage } from './text/text.svelte.ts';
import { myName } from './text/words.ts';

settings.keep();
await settleLanguage();
mount(App, { target: document.getElementById('app')! });
await session.start(myName);
