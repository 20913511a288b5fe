import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, envField, fontProviders } from 'astro/config';
import { loadEnv } from 'vite';
import { GITHUB_API } from './src/admin/config/repository.ts';
import { clientInteraction } from './src/build/client-interaction.ts';
import { contentCheck } from './src/build/content-check.ts';
import { admin } from './src/build/admin.ts';
import { serviceWorker } from './src/build/service-worker.ts';
import { iconModules } from './src/build/icon-modules.ts';
import { inlineScripts } from './src/build/inline-scripts.ts';
import { finishPages } from './src/build/finish-pages.ts';
import { siteMap } from './src/build/site-map.ts';

/** Where the contact form sends. */
const MAIL = 'https://api.emailjs.com';
const { PUBLIC_EMAILJS_ORIGIN: mail = MAIL, DESK_API_ORIGIN: github = GITHUB_API } = loadEnv(
  'production',
  process.cwd(),
  ['PUBLIC_', 'DESK_'],
);

/** What islands share, React above all: one file is fetched sooner, and weighs less, than eight. */
const SHARED = [
  /node_modules\/(react|react-dom|scheduler|@astrojs\/react)\//,
  /src\/islands\/import-later\./,
  /src\/lib\/(after-next-paint|connection|copy-text|timeout)\./,
  /src\/ui\/(Icon|IslandBoundary|PauseButton|Picture)\./,
];
const codeSplitting = {
  groups: [{ name: 'shared', test: (id) => SHARED.some((part) => part.test(id)) }],
};

/** The display serif: one weight for the whole site, so that none is drawn by the browser. */
const DISPLAY = {
  provider: fontProviders.local(),
  name: 'Besley',
  cssVariable: '--font-besley',
  // In its measures (styles/fonts.css). Astro knows those of Times, which no phone has.
  fallbacks: ['as-noto', 'as-times', 'as-dejavu', 'serif'],
  optimizedFallbacks: false,
  options: {
    variants: [
      { src: ['./src/styles/fonts/besley-french.woff2'], weight: '400 800', style: 'normal' },
    ],
  },
};

export default defineConfig({
  fonts: [DISPLAY],
  trailingSlash: 'ignore',
  devToolbar: { enabled: false },
  // Shorter than the attributes that stand there else: a page weighs 0.3 kB less.
  scopedStyleStrategy: 'class',
  build: {
    // Files are written while others are made: of 1,000 articles a quarter sooner.
    concurrency: 4,
    // /projet is a file, each inner page a folder, as their addresses say: no host has to redirect.
    format: 'preserve',
    // One document, no render-blocking request: the styles of a page are a few kilobytes.
    inlineStylesheets: 'always',
  },
  integrations: [
    contentCheck(),
    clientInteraction(),
    // Nothing is awaited inside a component, and streams cost more than what goes through them.
    react({ experimentalDisableStreaming: true }),
    siteMap(),
    admin(),
    serviceWorker(),
    finishPages({ mail, github }),
  ],
  vite: {
    plugins: [tailwindcss(), iconModules(), inlineScripts()],
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting } } } },
    },
  },
  env: {
    schema: {
      DESK_REPOSITORY: envField.string({ context: 'server', access: 'public', optional: true }),
      DESK_BRANCH: envField.string({ context: 'server', access: 'public', optional: true }),
      DESK_API_ORIGIN: envField.string({
        context: 'server',
        access: 'public',
        default: GITHUB_API,
      }),
      GITHUB_REPOSITORY: envField.string({ context: 'server', access: 'public', optional: true }),
      PUBLIC_EMAILJS_ORIGIN: envField.string({
        context: 'client',
        access: 'public',
        default: MAIL,
      }),
    },
  },
});
