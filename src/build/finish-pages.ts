import { globSync, readFileSync, writeFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { z } from 'zod';
import { addIslandFiles, type ScriptNeeds, collectScripts } from './island-files.ts';
import { ADMIN_PATH } from '../content/unlisted-pages.ts';
import { adminContentSecurityPolicy } from '../admin/config/page-security.ts';
import { formatHeaders, HEADERS_FILE, documentRulePath, headerTable } from './headers/headers.ts';
import {
  collectOrigins,
  type PortfolioMedia,
  headerPolicy,
  metaPolicy,
  withFrameAncestors,
} from './headers/policy.ts';
import { extractPolicyFacts } from './headers/page-facts.ts';

/** The file of the page that searches. */
const SEARCH_PAGE = 'recherche.html';

/** The services that the site talks to. */
interface Services {
  /** Origin of the service that takes the messages of the contact form. */
  mail: string;
  /** Origin of the API that the desk saves through. */
  github: string;
}

const portfolioMedia = z.array(
  z.object({
    picture: z.object({ src: z.string() }).optional(),
    videoUrl: z.string().optional(),
  }),
);

/**
 * Astro integration: the last step of a build, which reads every finished page. It says in each, and in `_headers`
 * for the hosts that read it, what browsers may run and fetch; nothing can be forgotten, so it must come last.
 * Astro's own `security.csp` writes its policy behind the first scripts, and doesn't know those that are
 * `is:inline`. It also writes on each island which files it consists of, and removes the originals of pictures that nothing shows.
 */
export function finishPages(services: Services): AstroIntegration {
  const scripts = new Map<string, ScriptNeeds>();
  let base = '';
  return {
    name: 'finish-pages',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [collectScripts(scripts)] } });
      },
      'astro:config:done': ({ config }) => {
        base = config.base.replace(/\/$/, '');
      },
      'astro:build:done': ({ dir }) => {
        try {
          const site = fileURLToPath(dir);
          writeIslandFiles(site, scripts, base);
          writePolicies(site, services);
          removeOriginals(site);
        } catch (error) {
          // A thrown error would reach the owner as an English stack trace.
          console.error(error instanceof Error ? error.message : error);
          process.exit(1);
        }
      },
    },
  };
}

/** Writes on each island of every page the files that it consists of. */
function writeIslandFiles(site: string, scripts: ReadonlyMap<string, ScriptNeeds>, base: string) {
  for (const page of builtPages(site)) {
    const file = join(site, page);
    writeFileSync(file, addIslandFiles(readFileSync(file, 'utf8'), scripts, base));
  }
}

/** Writes the policy into every page, and the headers of all addresses into one file. */
function writePolicies(site: string, { mail, github }: Services): void {
  const pages = builtPages(site).map((file) => {
    const html = readFileSync(join(site, file), 'utf8');
    return { file, facts: extractPolicyFacts(html) };
  });
  // The one program of the site that is no script: the search's.
  pages.find(({ file }) => file === SEARCH_PAGE)?.facts.scripts.add("'wasm-unsafe-eval'");
  const items = globSync('data/portfolio/*/*.json', { cwd: site }).flatMap(
    (file): PortfolioMedia[] =>
      portfolioMedia.parse(JSON.parse(readFileSync(join(site, file), 'utf8'))),
  );
  const origins = collectOrigins(
    items,
    pages.flatMap(({ facts }) => [...facts.pictures]),
  );
  for (const { file, facts } of pages) {
    if (facts.policyOffset === undefined) continue;
    const path = join(site, file);
    const html = readFileSync(path, 'utf8');
    const policy = metaPolicy(facts, origins, mail);
    const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
    writeFileSync(path, html.slice(0, facts.policyOffset) + meta + html.slice(facts.policyOffset));
  }

  const groups = Object.entries(Object.groupBy(pages, ({ file }) => documentRulePath(file)));
  const policies = groups.map(([path, group = []]) => {
    const digestsOf = (kind: 'scripts' | 'styles') =>
      [...new Set(group.flatMap(({ facts }) => [...facts[kind]]))].sort();
    const registers = group.some(({ facts }) => facts.registersWorker);
    const code = { scripts: digestsOf('scripts'), styles: digestsOf('styles'), registers };
    return [path, headerPolicy(code, origins, mail)] as const;
  });
  const table = headerTable({
    ...Object.fromEntries(policies.sort()),
    [`${ADMIN_PATH}*`]: withFrameAncestors(adminContentSecurityPolicy(github)),
  });
  writeFileSync(join(site, HEADERS_FILE), formatHeaders(table));
}

/** What Astro calls the original of a picture; its copies have one more word after the digest. */
const IMAGE_FILES = '_astro/*.{jpg,jpeg,png,webp,avif,gif,tif,tiff}';
const ORIGINAL_IMAGE = /\.[\w-]{8}\.\w+$/;

/**
 * Takes away the originals of pictures that nothing in the site names. Astro keeps one of which it made no copy, such as
 * that of a testimonial which isn't shown, with the place where it was taken and all else that a camera writes into it.
 *
 * @param site absolute path of the built site.
 */
function removeOriginals(site: string): void {
  const unusedImages = new Set<string>();
  for (const file of globSync(IMAGE_FILES, { cwd: site }))
    if (ORIGINAL_IMAGE.test(file)) unusedImages.add(file.replaceAll('\\', '/'));
  if (unusedImages.size === 0) return;
  for (const file of globSync('**/*.{html,json,xml,css}', { cwd: site })) {
    const text = readFileSync(join(site, file), 'utf8');
    for (const original of unusedImages) if (text.includes(original)) unusedImages.delete(original);
  }
  for (const original of unusedImages) rmSync(join(site, original));
}

/**
 * The pages of a built site, without the desk: it is made apart, and says its own policy.
 *
 * @param site path of its folder.
 * @returns their paths below it, with « / ».
 */
const builtPages = (site: string): string[] =>
  globSync('**/*.html', { cwd: site, exclude: [`${ADMIN_PATH.slice(1)}**`] }).map((file) =>
    file.replaceAll('\\', '/'),
  );
