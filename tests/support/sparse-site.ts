import { globSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import project from '../content/project.json' with { type: 'json' };
import testimonials from '../content/testimonials/accueil.json' with { type: 'json' };
import written from '../content/publications.json' with { type: 'json' };
import site from '../content/site.json' with { type: 'json' };
import { buildSite } from './built-site.ts';
import { PGP_KEY, SOURCES } from './sources.ts';
import { scheduledFiles } from './portfolio-files.ts';

/** The longest name that the header must support. */
export const LONG_NAME = 'Marie-Antoinette Ndolé Ebongue Mbarga-Essomba';

/** What this project has beside its first way to give. */
export const OTHER_WAYS = [
  { method: 'MTN Mobile Money', number: '+237 611 11 11 11', holder: 'Awa Ndi' },
];
export const CARD_URL = 'https://dons.example/lueurs';

/**
 * Builds the site of an owner with a long name, a portfolio of scheduled items only, more publications than the project's page
 * shows, a project without a pitch, no public number, two more networks, AI crawlers refused, offline reading turned off, several ways to give, and
 * ways to write without being known.
 */
export const buildSparseSite = () => buildSite(thinOut);

function thinOut(content: string): void {
  // Dossiers refer to items that this owner doesn't have.
  rmSync(join(content, 'dossiers'), { recursive: true });
  const toCome = new Set(scheduledFiles().map(({ slug }) => `${slug}.md`));
  for (const file of globSync('*.md', { cwd: join(content, 'portfolio') }))
    if (!toCome.has(file)) rmSync(join(content, 'portfolio', file));
  const contact = { ...site.contact, phone: '', whatsapp: undefined };
  const networks = [
    ...site.networks,
    { network: 'telegram', url: 'https://t.me/clarisse-ndole-exemple' },
    { network: 'newsletter', url: 'https://lettre.example/abonnement' },
  ];
  writeFileSync(
    join(content, 'site.json'),
    JSON.stringify({
      ...site,
      contact,
      networks,
      name: LONG_NAME,
      offline: false,
      refuseAiCrawlers: true,
    }),
  );
  const donation = { ...project.support.donation, otherWays: OTHER_WAYS, cardUrl: CARD_URL };
  const unpromising = {
    ...project,
    pitch: undefined,
    support: { ...project.support, donation },
  };
  writeFileSync(join(content, 'project.json'), JSON.stringify(unpromising));
  const twelve = Array.from({ length: 12 }, (_, index) => ({
    ...written.publications[index % written.publications.length],
    title: `Publication ${index + 1}`,
    ...(index === 0 && { lang: 'en' }),
  }));
  writeFileSync(join(content, 'publications.json'), JSON.stringify({ publications: twelve }));
  const [first, ...others] = testimonials.testimonials;
  writeFileSync(
    join(content, 'testimonials/accueil.json'),
    JSON.stringify({ testimonials: [{ ...first, lang: 'en' }, ...others] }),
  );
  writeFileSync(join(content, 'sources.json'), JSON.stringify(SOURCES));
  writeFileSync(join(content, 'cle.asc'), PGP_KEY);
}
