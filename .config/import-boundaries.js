/**
 * Which room may import which. A room says where its code runs: `domain` and `schemas` anywhere; `browser`, `stores`,
 * `ui` and the scripts of `features` in the page; `worker` in the service worker; `content`,
 * `publish` and `integrations` while building; `importer` where the owner works; `commands` where somebody types them.
 * A file names another of its own room by a relative path. It names one of another room through `@/` where Vite
 * resolves it, and by a relative path where Node itself may run it.
 */

const ROOMS = [
  'browser',
  'commands',
  'content',
  'desk',
  'domain',
  'features',
  'importer',
  'integrations',
  'layouts',
  'pages',
  'publish',
  'schemas',
  'stores',
  'styles',
  'ui',
  'worker',
];

const MARKUP_PARTS = ['browser', 'content', 'domain', 'publish', 'stores', 'ui', 'worker'];
const PAGE_PARTS = ['browser', 'domain', 'stores', 'ui'];

const EXTENSION = {
  regex: '^(@/|\\.).*/[^/.]+$',
  message: 'An import says the whole name of a file, with its extension.',
};
const TESTS = { regex: '(^|/)tests/', message: 'The site is built without its tests.' };
const CONTENT = { regex: '^astro:content$', message: 'Only content/ asks Astro for the content.' };
const ASTRO = { regex: '^astro:', message: 'What runs in the page gets plain props.' };
const NODE = { regex: '^node:', message: 'This room has no Node.' };

/** Files that Vite resolves: other rooms through the alias, and only the given ones. */
const bundled = (rooms) => [
  EXTENSION,
  TESTS,
  { regex: `(^|/)\\.\\./(${ROOMS.join('|')})/`, message: 'Another room is reached through @/.' },
  {
    regex: `^@/(?!(${rooms.join('|') || '$'})/)`,
    message: `Of other rooms, only ${rooms.join(', ')} (see .config/import-boundaries.js).`,
  },
];

/** Files that Node may run: relative paths alone, and only to the given rooms. */
const plain = (rooms) => {
  const others = ROOMS.filter((room) => !rooms.includes(room)).join('|');
  const allowed = rooms.length > 0 ? `Of other rooms, only ${rooms.join(', ')}` : 'No other room';
  const message = `${allowed}, by a relative path (see .config/import-boundaries.js).`;
  return [
    EXTENSION,
    TESTS,
    { regex: '^@/', message },
    { regex: `^(\\.\\./)+(${others})/`, message },
  ];
};

/** Inside features, a folder is a feature: none imports another. */
const OTHER_FEATURE = { regex: '^\\.\\./', message: 'A feature never imports another.' };

const room = (files, patterns, ignores = []) => ({
  files,
  ignores,
  rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns }] },
});

export const importBoundaries = [
  room(
    ['src/domain/**'],
    [
      ...plain([]),
      { regex: '^(?!\\.|@/|mdast-util|micromark)', message: 'Pure: no Astro, DOM, Node.' },
    ],
  ),
  room(
    ['src/schemas/**'],
    [...plain(['domain']), { regex: '^(?!\\.|@/|zod$)', message: 'A schema needs Zod alone.' }],
  ),
  room(['src/content/**'], plain(['schemas', 'domain'])),
  room(['src/publish/**'], [...plain(['content', 'schemas', 'domain']), CONTENT]),
  room(['src/importer/**'], [...plain(['content', 'schemas', 'domain', 'desk']), CONTENT]),
  room(['src/integrations/**'], [...plain(ROOMS.filter((one) => one !== 'commands')), CONTENT]),
  room(['src/commands/**'], [...plain(ROOMS), CONTENT]),
  room(['src/browser/**'], [...bundled(['domain', 'stores']), ASTRO, NODE]),
  room(['src/worker/**'], [...bundled(['domain']), ASTRO, NODE]),
  room(['src/stores/**'], [...bundled(['browser', 'domain']), ASTRO, NODE]),
  room(['src/ui/**'], [...bundled(['browser', 'domain', 'stores']), ASTRO, NODE]),
  room(['src/features/**/*.{ts,tsx}'], [...bundled(PAGE_PARTS), OTHER_FEATURE, ASTRO, NODE]),
  room(['src/features/**/*.astro'], [...bundled(MARKUP_PARTS), OTHER_FEATURE, CONTENT]),
  room(
    ['src/layouts/**'],
    [
      ...bundled(['features', 'ui', 'browser', 'publish', 'content', 'domain', 'styles']),
      { regex: '^@/features/(?!header/|footer/)', message: 'A layout has a header and a footer.' },
      CONTENT,
    ],
  ),
  room(
    ['src/pages/**'],
    [
      ...bundled(['layouts', 'features', 'publish', 'content', 'domain', 'desk']),
      { regex: '^@/features/(?![^/]+/[A-Z]\\w*\\.astro$)', message: 'A page lists sections.' },
      { regex: '^@/desk/(?!page/Desk\\.astro$)', message: 'The desk has one page.' },
      CONTENT,
    ],
  ),
  room(['src/desk/{config,bridge}/**'], plain(['schemas', 'domain'])),
  room(
    ['src/desk/{page,previews}/**'],
    [
      ...bundled(['schemas', 'domain', 'ui', 'styles']),
      { regex: '/bridge/', message: 'The bridge runs beside the files.' },
      CONTENT,
      NODE,
    ],
    ['src/desk/page/Desk.astro'],
  ),
  room(
    ['tests/e2e/**', 'tests/proofs/accessibility/**'],
    [
      { regex: '(^@/|/src/)', message: 'End-to-end tests see the built site.' },
      {
        regex: '^@playwright/test$',
        importNames: ['test'],
        message: 'The test of this project, with its watches, is that of tests/support/test.ts.',
      },
      { regex: '^(\\.\\./){2,3}content/', message: 'The tests have content of their own.' },
    ],
  ),
];
