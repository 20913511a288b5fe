import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gone, holding, swap, type BrokenContent } from './change.ts';
import { ARTICLE } from './items.ts';
import { SAMPLE } from '../sample.ts';

const latin1 = (source: string) => Buffer.from(source, 'latin1');

/** Files that are unreadable, misplaced or missing. */
export const BROKEN_FILES: BrokenContent[] = [
  { what: 'a file that is gone', file: 'project.json', change: gone },
  {
    what: 'a comma too many in JSON',
    file: 'services.json',
    change: swap('"services": [', '"services": [,'),
  },
  { what: 'an unclosed quote in JSON', file: 'about.json', change: swap('cv.pdf"', 'cv.pdf') },
  { what: 'an empty JSON file', file: 'publications.json', change: holding('') },
  { what: 'a list in the place of the fields', file: 'about.json', change: holding('[]') },
  {
    what: 'a field that is written twice',
    file: 'site.json',
    change: swap('"profession"', '"name": "Une autre",\n  "profession"'),
  },
  { what: 'JSON saved as Windows-1252', file: 'site.json', change: latin1 },
  {
    what: 'JSON with a byte order mark',
    file: 'site.json',
    change: (source) => `\uFEFF${source}`,
  },
  { what: 'an item saved as Windows-1252', file: ARTICLE, change: latin1 },
  {
    what: 'malformed front matter',
    file: ARTICLE,
    change: swap('category: "', 'category: "Articles" "'),
  },
  {
    what: 'a front matter field written twice',
    file: ARTICLE,
    change: swap('id:', 'title: "a"\nid:'),
  },
  { what: 'no front matter', file: ARTICLE, change: holding('Un texte seul.\n') },
  { what: 'front matter that isn’t closed', file: ARTICLE, change: swap(/\n---\n/, '\n') },
  {
    what: 'a name that makes no address',
    file: 'portfolio/Marché de nuit.md',
    change: holding(readFileSync(join(SAMPLE, ARTICLE), 'utf8')),
  },
  {
    what: 'the same name in a folder of its own',
    file: ARTICLE.replace('portfolio/', 'portfolio/2026/'),
    change: holding('---\ncategory: "Articles"\n---\n'),
  },
  {
    what: 'a name with the ending of a text editor',
    file: 'portfolio/marche-de-nuit.md.txt',
    change: holding('---\ncategory: "Articles"\n---\n'),
  },
  {
    what: 'the list of testimonials that the home page shows is gone',
    file: 'testimonials/accueil.json',
    change: gone,
  },
];
