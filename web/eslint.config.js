// What svelte-check and prettier do not see: promises that nobody waits for, dead conditions, unsafe values.
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';
import { ownWords } from './own-words.js';
import svelteConfig from './svelte.config.js';

export default defineConfig(
  globalIgnores(['src/wire.ts', '*.js', 'vite.config.ts']), // written by tools/wire_types.py; settings of tools
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: true, extraFileExtensions: ['.svelte'] },
    },
    rules: {
      'no-undef': 'off', // TypeScript knows better
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-meaningless-void-operator': 'off', // `void value` in an effect: what it depends on
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }], // handlers may take their time
      '@typescript-eslint/no-non-null-assertion': 'off', // noUncheckedIndexedAccess asks for them
      '@typescript-eslint/no-unused-vars': ['error', { varsIgnorePattern: '^_$', argsIgnorePattern: '^_$' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      'svelte/no-useless-mustaches': 'off', // {' '}: a space that Svelte would trim
      'svelte/prefer-svelte-reactivity': 'off', // state is replaced by new values, never changed in place
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    files: ['src/**'],
    ignores: ['src/speech/**'],
    plugins: { wyrmhall: { rules: { 'own-words': ownWords } } },
    rules: { 'wyrmhall/own-words': 'error' },
  },
  {
    // ESLint does not know the types of events and bindings in markup; svelte-check does.
    files: ['**/*.svelte'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
);
