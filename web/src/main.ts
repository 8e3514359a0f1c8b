import { mount } from 'svelte';
import App from './App.svelte';
import './design/base.css';
import './design/fonts.css';
import { installPalettes } from './design/theme';
import { settings } from './settings/settings.svelte';
import './ui/unseen.css';
import { words } from './words/words.svelte';

const target = document.getElementById('app');
if (target === null) throw new Error('the page has no place for the app');

// Only the development server knows the stories; the branch and all behind it leave the bundle.
if (import.meta.env.DEV && location.search === '?fake') (await import('./dev/fake')).installFake();

// Whoever comes by an address that ends with `?text` wants tables told instead of drawn.
if (new URLSearchParams(location.search).has('text')) settings.form = 'words';

installPalettes(document);
await words.ready();
mount(App, { target });

// An installed app opens without a network, too. A browser that keeps nothing does without it.
if (import.meta.env.PROD) void navigator.serviceWorker?.register('/sw.js').catch(() => null);
