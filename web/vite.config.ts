import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const hall = 'http://127.0.0.1:8642';

export default defineConfig({
  // Each class of a component bears this mark: a short one keeps the script small.
  plugins: [svelte({ compilerOptions: { cssHash: ({ hash, css }) => `s${hash(css).slice(0, 4)}` } })],
  build: {
    outDir: '../src/wyrmhall/hall/web',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0, // the page may load from itself only, never from a data: address
    reportCompressedSize: true,
  },
  server: { proxy: { '/api': { target: hall, ws: true } } },
});
