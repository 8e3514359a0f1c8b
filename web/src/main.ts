import '@fontsource/ibm-plex-sans-condensed/latin-500.css';
import '@fontsource/ibm-plex-sans-condensed/latin-ext-500.css';
import '@fontsource/ibm-plex-sans-condensed/latin-600.css';
import '@fontsource/ibm-plex-sans-condensed/latin-ext-600.css';
import '@fontsource/ibm-plex-sans-condensed/latin-700.css';
import '@fontsource/ibm-plex-sans-condensed/latin-ext-700.css';
import '@fontsource/passion-one/latin-700.css';
import '@fontsource/passion-one/latin-ext-700.css';
import { mount } from 'svelte';
import App from './App.svelte';
import './design/base.css';
import { installPalettes } from './design/theme';
import './ui/unseen.css';
import { words } from './words/words.svelte';

const target = document.getElementById('app');
if (target === null) throw new Error('the page has no place for the app');

// Only the development server knows the stories; the branch and all behind it leave the bundle.
if (import.meta.env.DEV && location.search === '?fake') (await import('./dev/fake')).installFake();

installPalettes(document);
await words.ready();
mount(App, { target });
