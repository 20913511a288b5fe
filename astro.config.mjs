import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, envField, fontProviders } from 'astro/config';
import { loadEnv } from 'vite';
import { GITHUB_API } from './src/admin/config/repository.ts';
import { browserScripts } from './src/build/browser-scripts.ts';
import { contentReload } from './src/build/content-reload.ts';
import { admin } from './src/build/admin-integration.ts';
import { inlineScriptPlugin } from './src/build/bundle-script.ts';
import { iconModules } from './src/build/icon-modules.ts';
import { finishPages } from './src/build/finish-pages.ts';
import { siteMap } from './src/build/site-map.ts';

/** Origin of the service that takes the messages of the contact form. */
const MAIL_API = 'https://api.emailjs.com';
const { PUBLIC_EMAILJS_ORIGIN: mail = MAIL_API, DESK_API_ORIGIN: github = GITHUB_API } = loadEnv(
  'production',
  process.cwd(),
  ['PUBLIC_', 'DESK_'],
);

/** Modules that islands share, React above all: one chunk loads faster, and weighs less, than eight. */
const SHARED_MODULES = [
  /node_modules\/(react|react-dom|scheduler|@astrojs\/react)\//,
  /src\/content\/visitor-storage\./,
  /src\/islands\/import-later\./,
  /src\/lib\/(connection|copy-text|fetch-with-timeout|wait)\./,
  /src\/ui\/(Icon|IslandBoundary|PauseButton|Picture|use-escape-key)\./,
];
const codeSplitting = {
  groups: [{ name: 'shared', test: (id) => SHARED_MODULES.some((pattern) => pattern.test(id)) }],
};

/** The display font, a serif. It covers every weight that the site uses, so that the browser synthesizes none. */
const DISPLAY_FONT = {
  provider: fontProviders.local(),
  name: 'Besley',
  cssVariable: '--font-besley',
  // Adjusted to its metrics in styles/fonts.css. Astro would adjust Times, which no phone has.
  fallbacks: ['as-noto', 'as-times', 'as-dejavu', 'serif'],
  optimizedFallbacks: false,
  options: {
    variants: [
      { src: ['./src/styles/fonts/besley-french.woff2'], weight: '400 800', style: 'normal' },
    ],
  },
};

export default defineConfig({
  fonts: [DISPLAY_FONT],
  image: { service: { entrypoint: './src/content/pictures/image-service.server.ts' } },
  trailingSlash: 'ignore',
  devToolbar: { enabled: false },
  // Classes are shorter than the default data attributes: a page weighs 0.3 kB less.
  scopedStyleStrategy: 'class',
  build: {
    // Pages are rendered while others are written: a site of 1,000 articles builds a quarter faster.
    concurrency: 4,
    // /projet becomes a file, each inner page a folder, as in their addresses: no host has to redirect.
    format: 'preserve',
    // Saves a render-blocking request: the styles of a page are a few kilobytes.
    inlineStylesheets: 'always',
  },
  integrations: [
    contentReload(),
    // No component awaits anything, so streaming would only cost time.
    react({ experimentalDisableStreaming: true }),
    siteMap(),
    admin(),
    browserScripts(),
    finishPages({ mail, github }),
  ],
  vite: {
    plugins: [tailwindcss(), iconModules(), inlineScriptPlugin()],
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
        default: MAIL_API,
      }),
    },
  },
});
