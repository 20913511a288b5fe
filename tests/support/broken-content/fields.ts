import { swap, without, type BrokenContent } from './change.ts';

/** Problems in fields of JSON files. */
export const BROKEN_FIELDS: BrokenContent[] = [
  { what: 'a missing field', file: 'site.json', change: without('profession') },
  {
    what: 'an empty text',
    file: 'site.json',
    change: swap(/"profession": "[^"]*"/, '"profession": " "'),
  },
  {
    what: 'a wrong type',
    file: 'site.json',
    change: swap(/"networks": \[[^\]]*\]/, '"networks": "aucun"'),
  },
  { what: 'an unknown field', file: 'site.json', change: swap('{', '{ "telephone": "1",') },
  {
    what: 'an unknown network',
    file: 'site.json',
    change: swap('"youtube"', '"myspace"'),
  },
  {
    what: 'an address without its scheme',
    file: 'site.json',
    change: swap('"https://www.youtube.com/', '"www.youtube.com/'),
  },
  {
    what: 'a javascript: link',
    file: 'site.json',
    change: swap(/"url": "https:\/\/www\.youtube[^"]*"/, '"url": "javascript:alert(1)"'),
  },
  {
    what: 'an e-mail address without its « @ »',
    file: 'site.json',
    change: swap('bonjour@', 'bonjour.'),
  },
  {
    what: 'a telephone number without its country',
    file: 'site.json',
    change: swap(/"phone": "\+237 /, '"phone": "'),
  },
  {
    what: 'a description too long for search engines',
    file: 'site.json',
    change: swap('"description": "', `"description": "${'Long. '.repeat(20)}`),
  },
  {
    what: 'a list of testimonials that doesn’t exist',
    file: 'site.json',
    change: swap('"testimonials": "accueil"', '"testimonials": "amis"'),
  },
  {
    what: 'a negative delay',
    file: 'site.json',
    change: swap('"limitRate": 0', '"limitRate": -1'),
  },
  {
    what: 'an unknown icon',
    file: 'services.json',
    change: swap(/"ri-[\w-]+"/, '"ri-inconnue"'),
  },
  {
    what: 'an empty list',
    file: 'services.json',
    change: () => '{ "services": [] }',
  },
  {
    what: 'a paragraph of the biography too many',
    file: 'about.json',
    change: swap('"paragraphs": [', '"paragraphs": ["Un de trop.",'),
  },
  { what: 'a missing CV', file: 'about.json', change: swap('./cv.pdf', './mon-cv.pdf') },
  { what: 'a CV that is no PDF', file: 'about.json', change: swap('./cv.pdf', './site.json') },
  {
    what: 'three goals',
    file: 'project.json',
    change: (source) => source.replace(/("goals": \[)\s*"[^"]*",/, '$1'),
  },
  {
    what: 'a missing text alternative',
    file: 'testimonials/accueil.json',
    change: (source) => source.replace(/,\s*"alt": "[^"]*"/, ''),
  },
];
