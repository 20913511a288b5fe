import { fileURLToPath } from 'node:url';
import astro from 'eslint-plugin-astro';
import a11y from 'eslint-plugin-jsx-a11y-x';
import hooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { importBoundaries } from './import-boundaries.js';

export default defineConfig(
  { ignores: ['.astro/', '.cache/', 'dist/', 'tests/results/'] },
  tseslint.configs.strictTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        projectService: true,
        tsconfigRootDir: fileURLToPath(new URL('..', import.meta.url)),
      },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
  },
  { files: ['**/*.{js,mjs}', '**/*.astro'], extends: [tseslint.configs.disableTypeChecked] },
  astro.configs['flat/recommended'],
  astro.configs['flat/jsx-a11y-recommended'],
  // VoiceOver forgets a list without markers that doesn't say so.
  { rules: { 'astro/jsx-a11y/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }] } },
  {
    files: ['src/**/*.tsx'],
    extends: [a11y.configs.recommended, hooks.configs.flat['recommended-latest']],
    rules: {
      'jsx-a11y-x/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
      // A strip that scrolls must be reachable by keyboard (axe: scrollable-region-focusable).
      'jsx-a11y-x/no-noninteractive-tabindex': ['error', { roles: ['tabpanel', 'region'] }],
    },
  },
  {
    // What is behind an address that is known only at run time has no type.
    files: ['src/browser/islands/*.ts'],
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
    },
  },
  importBoundaries,
);
