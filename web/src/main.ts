import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from './settings.svelte';
import { tongue, wishedFor } from './speech/tongue.svelte';

void tongue.speak(wishedFor(settings.language)).then(() => mount(App, { target: document.getElementById('app')! }));
