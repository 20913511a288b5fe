/**
 * Walks through the islands in WebKitGTK by real clicks, one file torn, and measures what WebKit alone lays out in its
 * own way. Prints a line for each check; exits with 1 when one fails. Says in one line where there is no such browser.
 *
 * Usage: npm run proof -- webkit
 */
import { startFaultySite } from '../../support/faulty-server.ts';
import { missingWebKit, startWebKit, type WebKit } from './driver.ts';

/** A visible control whose label or text holds a name, in the dialog when one is open. */
const control = (name: string) =>
  `return [...(document.querySelector('dialog[open]') ?? document).querySelectorAll('a, button')].find((one) => (one.ariaLabel ?? one.textContent).includes(${JSON.stringify(name)}) && one.checkVisibility())`;
const shows = (text: string) => `return document.body.innerText.includes(${JSON.stringify(text)})`;
const isThere = (selector: string, there = true) =>
  `return (document.querySelector(${JSON.stringify(selector)}) !== null) === ${there}`;

type Check = (webkit: WebKit, site: Awaited<ReturnType<typeof startFaultySite>>) => Promise<void>;

const CHECKS: [name: string, path: string, check: Check][] = [
  [
    'the theme changes, and changes back',
    '/',
    async ({ click, until }) => {
      await click(control('Thème sombre'));
      await until(isThere('[data-theme=dark]'));
      await until(isThere('astro-island[ssr] [data-theme-toggle]', false));
      await click(control('Thème sombre'));
      await until(isThere('[data-theme=light]'));
    },
  ],
  [
    'three more services',
    '/',
    async ({ click, until }) => {
      await click(control('Voir plus'));
      await until(shows('6 services affichés'));
    },
  ],
  [
    'a photo opens, and closes',
    '/',
    async ({ click, until }) => {
      await click(control('Photos'));
      await until(isThere('.tab:last-child[aria-pressed=true]'));
      await until(isThere('.masonry[aria-busy=false]'));
      await click(control('Agrandir : Aube sur les sept collines'));
      await until(isThere('dialog[open]'));
      await click(control('Fermer'));
      await until(isThere('dialog', false));
    },
  ],
  [
    'an article opens',
    '/',
    async ({ click, until }) => {
      await click(control("Lire l'article : À Mokolo"));
      await until(shows('À quatre heures quarante'));
    },
  ],
  [
    'a dot shows its testimonial',
    '/',
    async ({ click, until }) => {
      await click(control('Témoignage 4'));
      await until(shows('Témoignage 4 sur 6'));
    },
  ],
  [
    'the form says what is missing',
    '/',
    async ({ click, until }) => {
      await click(control('Envoyer le message'));
      await until(isThere('#contact [aria-invalid=true]'));
    },
  ],
  [
    'a torn file is told, and the next click works',
    '/',
    async ({ click, until }, site) => {
      site.fail(/\/_astro\/shared\./, 'torn');
      await click(control('Voir plus'));
      await until(shows('Le chargement a échoué. Réessayez.'));
      site.restore();
      await click(control('Voir plus'));
      await until(shows('6 services affichés'));
    },
  ],
  [
    'the links to the networks are 44 px high',
    '/',
    async ({ run }) => {
      const heights = await run(
        `return [...document.querySelectorAll('a[href*="youtube.com/@"]')].map((link) => link.closest('li').getBoundingClientRect().height)`,
      );
      if (!Array.isArray(heights) || heights.length === 0 || heights.some((one) => one !== 44))
        throw new Error(`${String(heights)} px`);
    },
  ],
];

const missing = missingWebKit();
if (missing === undefined) {
  const webkit = await startWebKit();
  for (const [name, path, check] of CHECKS) {
    const site = await startFaultySite();
    await webkit.open(site.origin + path);
    try {
      await check(webkit, site);
      console.log(`ok      ${name}`);
    } catch (error) {
      process.exitCode = 1;
      console.log(`FAILED  ${name}: ${String(error).slice(0, 300)}`);
    }
    await site.close();
  }
  await webkit.close();
} else console.log(`Not run: ${missing}.`);
process.exit();
