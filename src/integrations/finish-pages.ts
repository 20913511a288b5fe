import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { z } from 'zod';
import { withIslandFiles, type ScriptNeeds } from '../publish/island-files.ts';
import { builtPages } from './built-pages.ts';
import { collectScripts } from './collect-scripts.ts';
import { removeOriginals } from './remove-originals.ts';
import { WORKER_PATH } from '../domain/copies/addresses.ts';
import { DESK_PATH } from '../domain/desk-path.ts';
import { memoize } from '../domain/memoize.ts';
import { deskPolicy } from '../desk/config/policy.ts';
import { formatHeaders, HEADERS_FILE } from '../publish/headers/headers-file.ts';
import { originsOf, type PortfolioMedia } from '../publish/headers/origins.ts';
import { headerPolicy, metaPolicy, withFrameAncestors } from '../publish/headers/policy.ts';
import { digest, readPage, type PageFacts } from '../publish/headers/read-page.ts';
import { documentPath, headerTable } from '../publish/headers/table.ts';
import { wordsOfCode } from '../publish/page-styles/class-words.ts';
import { leanStyles, withStyles } from '../publish/page-styles/page-styles.ts';

/** The file of the page that searches. */
const SEARCH_PAGE = 'recherche.html';

/** The services that the site talks to. */
interface Services {
  /** Origin of the service that takes the messages of the contact form. */
  mail: string;
  /** Origin of the API that the desk saves through. */
  github: string;
}

const portfolio = z.array(
  z.object({
    picture: z.object({ src: z.string() }).optional(),
    videoUrl: z.string().optional(),
  }),
);

/**
 * Astro integration: the last step of a build, which reads every finished page. It says in each, and in `_headers`
 * for the hosts that read it, what browsers may run and fetch; nothing can be forgotten, so it must come last.
 * Astro's own `security.csp` writes its policy behind the first scripts, and doesn't know those that are
 * `is:inline`. It also writes on each island which files it consists of, and leaves no style or picture that nothing shows.
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
          finish(site, services, (html) => withIslandFiles(html, scripts, base));
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

/**
 * Nothing else runs meanwhile: to wait for each of thousands of small files would take longer than to read them. They are
 * too many to be kept, and are read twice: what a page may do depends on the others.
 */
function finish(
  site: string,
  { mail, github }: Services,
  completed: (html: string) => string,
): void {
  const read = (file: string) => readFileSync(join(site, file), 'utf8');
  const wordsOf = memoize((file: string) => new Set(wordsOfCode(read(file))));
  const groups = Object.entries(Object.groupBy(builtPages(site), documentPath)).map(
    ([path, files = []]) => {
      const whole = (file: string) => completed(read(file));
      const facts = new Map<string, PageFacts>();
      const noted = (file: string) => {
        const html = whole(file);
        facts.set(file, readPage(html));
        return html;
      };
      // The service worker writes into any page.
      const sheets = leanStyles(files.values().map(noted), wordsOf, [WORKER_PATH.slice(1)]);
      const digests = new Map(Array.from(sheets, ([css, left]) => [digest(css), digest(left)]));
      const pages = Array.from(facts, ([file, { styles, ...rest }]) => ({
        file,
        finished: () => withStyles(whole(file), sheets),
        facts: {
          ...rest,
          styles: new Set(Array.from(styles, (style) => digests.get(style) ?? style)),
        },
      }));
      return { path, pages };
    },
  );
  const pages = groups.flatMap((group) => group.pages);
  // The one program of the site that is no script: the search's.
  pages.find(({ file }) => file === SEARCH_PAGE)?.facts.scripts.add("'wasm-unsafe-eval'");
  const items: PortfolioMedia[] = [];
  for (const file of globSync('data/portfolio/*/*.json', { cwd: site }))
    items.push(...portfolio.parse(JSON.parse(read(file))));

  const origins = originsOf(
    items,
    pages.flatMap(({ facts }) => [...facts.pictures]),
  );
  for (const { file, finished, facts } of pages) {
    if (facts.start === undefined) continue;
    const html = finished();
    const policy = metaPolicy(facts, origins, mail);
    const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
    writeFileSync(join(site, file), html.slice(0, facts.start) + meta + html.slice(facts.start));
  }

  const policies = groups.map(({ path, pages: group }) => {
    const all = (kind: 'scripts' | 'styles') =>
      [...new Set(group.flatMap(({ facts }) => [...facts[kind]]))].sort();
    const registers = group.some(({ facts }) => facts.registers);
    const code = { scripts: all('scripts'), styles: all('styles'), registers };
    return [path, headerPolicy(code, origins, mail)] as const;
  });
  const table = headerTable({
    ...Object.fromEntries(policies.sort()),
    [`${DESK_PATH}*`]: withFrameAncestors(deskPolicy(github)),
  });
  writeFileSync(join(site, HEADERS_FILE), formatHeaders(table));
}
