const PARENT = { regex: '^\\.\\./', message: 'Reach another folder through the @/ alias.' };
const CONTENT = { regex: '^astro:content$', message: 'Only lib/content.ts queries the content.' };
const ASTRO = { regex: '^astro:', message: 'React components get plain props from their section.' };

/** Refuses every `@/` import but those that match one of the given beginnings. */
const only = (...allowed) => ({
  regex: `^@/(?!${allowed.length > 0 ? allowed.join('|') : '$'})`,
  message: `This layer may import ${allowed.join(', ') || 'nothing'} through the @/ alias.`,
});

const layer = (files, patterns, ignores = []) => ({
  files,
  ignores,
  rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns }] },
});

/**
 * Which layer may import which. A file reaches its own folder through relative paths and any other
 * through the alias, so that one rule with patterns is enough to hold the layers apart.
 */
export const importBoundaries = [
  layer(
    ['src/schemas/**'],
    [{ regex: '^(?!zod$|\\./)', message: 'A schema depends on Zod and on nothing else.' }],
  ),
  // A folder of lib reaches the rest of it through the alias.
  layer(['src/lib/**'], [PARENT, CONTENT, only('schemas/', 'lib/')], ['src/lib/content.ts']),
  layer(['src/lib/content.ts'], [PARENT, only('schemas/')]),
  layer(['src/stores/**'], [PARENT, CONTENT, only('lib/')]),
  // The types of lib, and the one function by which a control answers a tap.
  layer(
    ['src/ui/**'],
    [PARENT, ASTRO, only('lib/'), { regex: '^@/lib/(?!painted$)', allowTypeImports: true }],
  ),
  layer(['src/features/**/*.{astro,ts}'], [PARENT, CONTENT, only('ui/', 'lib/', 'stores/')]),
  layer(['src/features/**/*.tsx'], [PARENT, ASTRO, only('ui/', 'lib/', 'stores/')]),
  // The desk shows entries under the site's styles, and speaks of faults as the build does.
  layer(
    ['src/features/desk/**'],
    [PARENT, CONTENT, only('ui/', 'lib/', 'stores/', 'styles/', 'build/content-check/messages$')],
  ),
  layer(
    ['src/layouts/**'],
    [PARENT, CONTENT, only('features/header/', 'features/footer/', 'ui/', 'lib/', 'styles/')],
  ),
  layer(
    ['src/pages/**/*.astro'],
    // Astro asks a page itself which addresses it has: those come from lib.
    [
      PARENT,
      CONTENT,
      only('layouts/', 'features/[^/]+/[A-Z]\\w*\\.astro$', 'lib/(articles|archive)$'),
    ],
  ),
  layer(['src/pages/**/*.ts'], [PARENT, CONTENT, only('lib/')]),
  layer(
    ['tests/e2e/**', 'tests/accessibility/**'],
    [
      { regex: '(^@/|/src/)', message: 'End-to-end tests see the built site.' },
      { regex: '^(\\.\\./){2}content/', message: 'The tests have content of their own.' },
    ],
  ),
];
