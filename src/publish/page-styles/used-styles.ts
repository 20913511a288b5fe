import { transform } from 'lightningcss';

/** In a stylesheet: a class, the mention of a custom property that isn't its definition, and a definition. */
const CLASS = /\.((?:\\.|[\w-])+)/g;
const MENTION = /--[\w-]+(?![\w-]|\s*[:{])/g;
const DEFINITION = /--[\w-]+(?=:)/g;
/** Names that the list of what is unused would take away as well: of properties, ids and two rules. */
const NO_CLASS = /(?<=[{;#]|@(?:keyframes|counter-style) )[\w-]+/g;
/** What HTML writes in another way: such a class stays. */
const ESCAPED = /[&<>"']/;
/** Tailwind and Vite both put prefixes before what needs them. */
const TWICE = /([\w-]+:[^;{}]+;)\1/g;

/**
 * The stylesheets of some pages without the rules for classes that nothing has, and without the custom properties that
 * nothing uses then. Other selectors stay.
 *
 * @param sheets each may use what another defines.
 * @param words whatever may be a class, or a custom property that something else uses.
 * @returns as many.
 */
export function usedStyles(sheets: readonly string[], words: ReadonlySet<string>): string[] {
  let styles = sheets.map((css) => without(css, classesOf(css).difference(words)));
  let longer: number;
  // A property may have been used by another alone.
  do {
    longer = styles.join('').length;
    const used = words.union(all(styles.join('\n'), MENTION));
    styles = styles.map((css) => without(css, all(css, DEFINITION).difference(used)));
  } while (styles.join('').length < longer);
  return styles;
}

function classesOf(css: string): Set<string> {
  const classes = Array.from(css.matchAll(CLASS), ([, name = '']) => name.replaceAll('\\', ''));
  return new Set(classes.filter((name) => !ESCAPED.test(name))).difference(all(css, NO_CLASS));
}

const all = (css: string, pattern: RegExp) =>
  new Set(Array.from(css.matchAll(pattern), ([name]) => name));

function without(css: string, names: ReadonlySet<string>): string {
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    unusedSymbols: [...names],
  });
  return code.toString().replaceAll(TWICE, '$1');
}
