import { globSync, readFileSync, writeFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { z } from 'zod';
import { addIslandFiles, type ScriptImports, recordScriptImports } from './island-files.ts';
import { ADMIN_PATH } from '../content/unlisted-pages.ts';
import { adminContentSecurityPolicy } from '../admin/config/page-security.ts';
import { formatHeaders, HEADERS_FILE, documentRulePath, headerTable } from './headers/headers.ts';
import {
  collectOrigins,
  type PortfolioMedia,
  formatContentSecurityPolicy,
  withFrameAncestors,
} from './headers/policy.ts';
import { extractPolicyFacts } from './headers/page-facts.ts';

/** Path of the search page in the built site: only this page's policy allows WebAssembly, which the search uses. */
const SEARCH_PAGE = 'recherche.html';

/** Services that the site sends requests to. */
interface Services {
  /** Origin of the service that takes the messages of the contact form. */
  mail: string;
  /** Origin of the GitHub API, through which the admin saves. */
  github: string;
}

const portfolioMedia = z.array(
  z.object({
    picture: z.object({ src: z.string() }).optional(),
    videoUrl: z.string().optional(),
    audio: z.object({ src: z.string() }).optional(),
  }),
);

/**
 * Astro integration: the last step of a build, which must come after the other integrations because it reads the finished
 * pages. It writes the Content-Security-Policy into each page, and into `_headers` for the hosts that read that file.
 * (Astro's own `security.csp` would write it behind the first scripts, and leave out scripts that are `is:inline`.) It also
 * lists on each island's element the files that the island needs, and removes original images that no page uses.
 */
export function finishPages(services: Services): AstroIntegration {
  const scripts = new Map<string, ScriptImports>();
  let base = '';
  return {
    name: 'finish-pages',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [recordScriptImports(scripts)] } });
      },
      'astro:config:done': ({ config }) => {
        base = config.base.replace(/\/$/, '');
      },
      'astro:build:done': ({ dir }) => {
        try {
          const site = fileURLToPath(dir);
          const pages = writeIslandFiles(site, scripts, base);
          writePolicies(site, pages, services);
          removeUnusedOriginals(site);
        } catch (error) {
          // A thrown error would reach the owner as an English stack trace.
          console.error(error instanceof Error ? error.message : error);
          process.exit(1);
        }
      },
    },
  };
}

/**
 * Lists on each island's element, in every page, the files that the island needs. Returns, for each page, the facts on which
 * its Content-Security-Policy depends.
 */
function writeIslandFiles(site: string, scripts: ReadonlyMap<string, ScriptImports>, base: string) {
  return builtPages(site).map((file) => {
    const path = join(site, file);
    const html = addIslandFiles(readFileSync(path, 'utf8'), scripts, base);
    writeFileSync(path, html);
    return { file, facts: extractPolicyFacts(html) };
  });
}

/** Writes the Content-Security-Policy into every page, and the headers of all paths into `_headers`. */
function writePolicies(
  site: string,
  pages: ReturnType<typeof writeIslandFiles>,
  { mail, github }: Services,
): void {
  // The search is the only WebAssembly of the site.
  pages.find(({ file }) => file === SEARCH_PAGE)?.facts.scripts.add("'wasm-unsafe-eval'");
  const items = globSync('data/portfolio/*/*.json', { cwd: site }).flatMap(
    (file): PortfolioMedia[] =>
      portfolioMedia.parse(JSON.parse(readFileSync(join(site, file), 'utf8'))),
  );
  const origins = collectOrigins(
    items,
    pages.flatMap(({ facts }) => [...facts.pictures]),
    pages.flatMap(({ facts }) => [...facts.videos]),
  );
  for (const { file, facts } of pages) {
    if (facts.policyOffset === undefined) continue;
    const path = join(site, file);
    const html = readFileSync(path, 'utf8');
    const policy = formatContentSecurityPolicy(facts, origins, mail);
    const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
    writeFileSync(path, html.slice(0, facts.policyOffset) + meta + html.slice(facts.policyOffset));
  }

  const groups = Object.entries(Object.groupBy(pages, ({ file }) => documentRulePath(file)));
  const policies = groups.map(([path, group = []]) => {
    const digestsOf = (kind: 'scripts' | 'styles') =>
      [...new Set(group.flatMap(({ facts }) => [...facts[kind]]))].sort();
    const code = {
      scripts: digestsOf('scripts'),
      styles: digestsOf('styles'),
      registersWorker: group.some(({ facts }) => facts.registersWorker),
    };
    return [path, withFrameAncestors(formatContentSecurityPolicy(code, origins, mail))] as const;
  });
  const table = headerTable({
    ...Object.fromEntries(policies.sort()),
    [`${ADMIN_PATH}*`]: withFrameAncestors(adminContentSecurityPolicy(github)),
  });
  writeFileSync(join(site, HEADERS_FILE), formatHeaders(table));
}

/** Glob pattern of the images that Astro wrote into the built site, among which unused originals are looked for. */
const IMAGE_FILES = '_astro/*.{jpg,jpeg,png,webp,avif,gif,tif,tiff,svg}';
/** Matches the file name of an original image; the name of a resized copy has a second hash after the first. */
const ORIGINAL_IMAGE = /\.[\w-]{8}\.\w+$/;

/**
 * Removes the original images that no file of the built site refers to. Astro leaves an original there of which it made no
 * copy, such as the picture of a testimonial that isn't shown, with its EXIF data and even the place of the photo. It also
 * leaves the file of an SVG drawing that it has inlined into a page.
 *
 * @param site absolute path of the built site.
 */
function removeUnusedOriginals(site: string): void {
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
 * Lists the pages of a built site, except the admin page, which has its own policy.
 *
 * @param site path of its folder.
 * @returns paths below that folder, with « / ».
 */
const builtPages = (site: string): string[] =>
  globSync('**/*.html', { cwd: site, exclude: [`${ADMIN_PATH.slice(1)}**`] }).map((file) =>
    file.replaceAll('\\', '/'),
  );
