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
 * The folders of `src` that each folder may import from, besides itself; a feature never imports another. A folder that
 * isn't listed (`build`, `commands`) may import from all, but only `commands` from `commands`.
 */
const ALLOWED_IMPORTS = {
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
  ...Object.entries(ALLOWED_IMPORTS).map(([folder, allowed]) => ({
    target: `./src/${folder}`,
    from: './src',
    except: [folder, ...allowed].map((name) => `./${name}`),
    message: `src/${folder} may only import from ${allowed.join(', ') || 'no other folder'}.`,
  })),
  {
    target: './src/!(commands)/**',
    from: './src/commands',
    message: 'Only commands import commands.',
  },
  { target: './src', from: './tests', message: 'The site must not import its tests.' },
];

/** Forbids imports that match any of the patterns in some files. */
const forbidImports = (files, ignores, ...patterns) => ({
  files,
  ignores,
  rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns }] },
});

const NO_EXTENSION = {
  regex: '^(@/|\\.).*/[^/.]+$',
  message: 'An import must name a file with its extension.',
};
const ASTRO_CONTENT = {
  regex: '^astro:content$',
  message: 'Only src/content imports astro:content.',
};
const SERVER_CODE = {
  regex: '\\.server\\.ts$|^(node|astro):',
  allowTypeImports: true,
  message: 'This file runs in a browser: build-time code belongs in *.server.ts and *.astro.',
};
const PAGE_SCRIPT = {
  regex: '\\.client\\.ts$',
  message: 'Only scripts of a page import *.client.ts.',
};
const SERVICE_WORKER = {
  regex: '\\.worker\\.ts$',
  message: 'The service worker is bundled by itself.',
};

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
      // Destructuring a field beside a rest element is how a copy leaves it out.
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      // TypeScript's own `erasableSyntaxOnly` allows no enum; this rule takes a third of the linter's time.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
    },
  },
  { files: ['**/*.{js,mjs}', '**/*.astro'], extends: [tseslint.configs.disableTypeChecked] },
  astro.configs['flat/recommended'],
  astro.configs['flat/jsx-a11y-recommended'],
  // VoiceOver doesn't announce a list without markers unless it has the role.
  { rules: { 'astro/jsx-a11y/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }] } },
  {
    files: ['src/**/*.tsx'],
    extends: [a11y.configs.recommended, hooks.configs.flat['recommended-latest']],
    rules: {
      'jsx-a11y-x/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
      // A scrollable region must be focusable by keyboard (axe: scrollable-region-focusable).
      'jsx-a11y-x/no-noninteractive-tabindex': ['error', { roles: ['tabpanel', 'region'] }],
    },
  },
  {
    // A module whose URL is known only at run time has no types.
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
  forbidImports(['src/**'], [], NO_EXTENSION, ASTRO_CONTENT, PAGE_SCRIPT, SERVICE_WORKER),
  forbidImports(
    ['src/content/**', 'src/content.config.ts'],
    [],
    NO_EXTENSION,
    PAGE_SCRIPT,
    SERVICE_WORKER,
  ),
  forbidImports(
    [
      'src/{lib,content,islands,ui,features,layouts}/**/*.{ts,tsx}',
      'src/admin/{page,previews}/**/*.{ts,tsx}',
    ],
    ['**/*.server.ts'],
    NO_EXTENSION,
    ASTRO_CONTENT,
    SERVER_CODE,
    PAGE_SCRIPT,
    SERVICE_WORKER,
  ),
  forbidImports(
    ['src/**/*.client.ts', 'src/**/*.astro/*.ts'],
    [],
    NO_EXTENSION,
    SERVER_CODE,
    SERVICE_WORKER,
  ),
  forbidImports(
    ['tests/e2e/**', 'tests/proofs/accessibility/**'],
    [],
    { regex: '(^@/|/src/)', message: 'End-to-end tests only use the built site.' },
    {
      regex: '^@playwright/test$',
      importNames: ['test'],
      message: 'Import `test` from tests/support/test.ts: it also fails on errors in the console.',
    },
    { regex: '^(\\.\\./){2,3}content/', message: 'Tests use the content in tests/content.' },
  ),
  {
    files: ['tests/**'],
    ignores: ['**/*.mocked.test.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'vi',
          property: 'mock',
          message:
            'Other test files would get the mock too, unless this one is a *.mocked.test.ts.',
        },
      ],
    },
  },
);
