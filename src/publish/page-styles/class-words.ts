/** In a page: the value of a `class`, and the code of a script. */
const CLASSES = / class="([^"]+)"/g;
const SCRIPT = /<script\b[^>]*>([^]*?)<\/script>/g;

/** In code: whatever may be a class, which stands whole in a string, and custom properties. */
const WORD = /[^\s"'`\\]+/g;
const PROPERTY = /--[\w-]+/g;

/** In a page: the path of a built script or stylesheet, below the site's root. */
const FILE = /(?<=\/)_astro\/[\w.~-]+\.(?:js|css)\b/g;

/** The scripts and stylesheets that a page may ask for, as paths below the site's root. */
export const filesOfPage = (html: string): string[] =>
  Array.from(html.matchAll(FILE), ([file]) => file);

/** What a script or a stylesheet may give a page's elements as classes, and the custom properties that it uses. */
export const wordsOfCode = (code: string): string[] =>
  [WORD, PROPERTY].flatMap((pattern) => Array.from(code.matchAll(pattern), ([word]) => word));

/**
 * What in a page says how it looks: lists of classes, and the code of its scripts. Pages share most of them, so that few
 * are left to be read word by word.
 */
export const partsOfPage = (html: string): string[] =>
  [CLASSES, SCRIPT].flatMap((pattern) =>
    Array.from(html.matchAll(pattern), ([, part = '']) => part),
  );
