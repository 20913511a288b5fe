import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import astro from 'eslint-plugin-astro';
import a11y from 'eslint-plugin-jsx-a11y-x';
import hooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/**
 * Which folders of `src` a folder may import from, beside itself; a feature never imports another. One that is not named
 * here, `build` or `commands`, may import all but `commands`.
 */
const ROOMS = {
  lib: [],
  content: ['lib'],
  islands: ['lib'],
  ui: ['content', 'islands', 'lib'],
  ...Object.fromEntries(
    readdirSync(`${ROOT}src/features`).map((name) => [
      `features/${name}`,
      ['ui', 'content', 'islands', 'lib'],
    ]),
  ),
  layouts: ['features', 'ui', 'content', 'islands', 'lib', 'styles'],
  pages: ['layouts', 'features', 'ui', 'content', 'islands', 'lib', 'admin'],
  importer: ['content', 'lib', 'admin'],
  admin: ['ui', 'content', 'lib', 'styles'],
};

const zones = [
  ...Object.entries(ROOMS).map(([room, others]) => ({
    target: `./src/${room}`,
    from: './src',
    except: [room, ...others].map((name) => `./${name}`),
    message: `src/${room} imports from ${others.join(', ') || 'no other folder'}.`,
  })),
  { target: './src/!(commands)/**', from: './src/commands', message: 'Commands are for people.' },
  { target: './src', from: './tests', message: 'The site is built without its tests.' },
];

/** Patterns of imports that some files may not have. */
const without = (files, ignores, ...patterns) => ({
  files,
  ignores,
  rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns }] },
});

const WHOLE_NAME = {
  regex: '^(@/|\\.).*/[^/.]+$',
  message: 'An import says the whole name of a file, with its extension.',
};
const CONTENT = { regex: '^astro:content$', message: 'Only src/content asks Astro for content.' };
const SERVER = {
  regex: '\\.server\\.ts$|^(node|astro):',
  allowTypeImports: true,
  message: 'This file reaches a browser: what runs while building is in *.server.ts and *.astro.',
};
const CLIENT = { regex: '\\.client\\.ts$', message: 'Only scripts of the page import a script.' };
const WORKER = { regex: '\\.worker\\.ts$', message: 'The service worker is bundled by itself.' };

export default defineConfig(
  { ignores: ['.astro/', '.cache/', 'dist/', 'tests/results/'] },
  tseslint.configs.strictTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        projectService: true,
        tsconfigRootDir: ROOT,
      },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // A field is left out of a copy by naming it beside the rest.
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
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
    files: ['src/islands/*.ts'],
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
    },
  },
  {
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [
        createNodeResolver({ tsconfig: { configFile: `${ROOT}tsconfig.json` } }),
      ],
    },
    rules: { 'import-x/no-restricted-paths': ['error', { basePath: ROOT, zones }] },
  },
  without(['src/**'], [], WHOLE_NAME, CONTENT, CLIENT, WORKER),
  without(['src/content/**', 'src/content.config.ts'], [], WHOLE_NAME, CLIENT, WORKER),
  without(
    [
      'src/{lib,content,islands,ui,features,layouts}/**/*.{ts,tsx}',
      'src/admin/{page,previews}/**/*.{ts,tsx}',
    ],
    ['**/*.server.ts'],
    WHOLE_NAME,
    CONTENT,
    SERVER,
    CLIENT,
    WORKER,
  ),
  without(['src/**/*.client.ts', 'src/**/*.astro/*.ts'], [], WHOLE_NAME, SERVER, WORKER),
  without(
    ['tests/e2e/**', 'tests/proofs/accessibility/**'],
    [],
    { regex: '(^@/|/src/)', message: 'End-to-end tests see the built site.' },
    {
      regex: '^@playwright/test$',
      importNames: ['test'],
      message: 'The test of this project, with its watches, is that of tests/support/test.ts.',
    },
    { regex: '^(\\.\\./){2,3}content/', message: 'The tests have content of their own.' },
  ),
);
