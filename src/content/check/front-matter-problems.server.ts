import { extractFrontmatter } from 'astro/markdown';
import { isMap, isScalar, isSeq, parseDocument, Scalar } from 'yaml';
import type { FieldProblem } from './problem.ts';

/**
 * Finds the values of a front matter that YAML cuts short or reads as something other than what is written. YAML accepts
 * them, and so does the schema: only the source shows them.
 *
 * @param source the whole text of a Markdown file, whose front matter is well formed.
 */
export function findFrontMatterProblems(source: string): FieldProblem[] {
  const header = extractFrontmatter(source) ?? '';
  // Days are no texts: a comment after one cuts nothing.
  const { contents } = parseDocument(header, { customTags: ['timestamp'] });
  return listScalars(contents).flatMap(({ path, scalar }) => {
    const message = misreading(scalar, header);
    return message === undefined ? [] : [{ path, message }];
  });
}

interface LocatedScalar {
  path: PropertyKey[];
  scalar: Scalar;
}

function listScalars(node: unknown, path: PropertyKey[] = []): LocatedScalar[] {
  if (isScalar(node)) return [{ path, scalar: node }];
  if (isSeq(node)) return node.items.flatMap((item, index) => listScalars(item, [...path, index]));
  if (isMap(node))
    return node.items.flatMap(({ key, value }) => listScalars(value, [...path, String(key)]));
  return [];
}

/** Returns the French message, without a final full stop, for a value that YAML misreads; undefined for any other. */
function misreading(scalar: Scalar, header: string): string | undefined {
  const { type, value, source = '', anchor, tag, comment, range } = scalar;
  const isPlain = type === Scalar.PLAIN;
  const isText = typeof value === 'string' || value === null;
  // After a closing quote, « # » with a space is a remark that was meant.
  if (isText && comment && (isPlain || !comment.startsWith(' ')))
    return `le texte est coupé à « #${comment.split('\n')[0]} », qui se lit comme une remarque ; mettez-le entre guillemets, ou écrivez la remarque sur une ligne à part`;
  if (anchor !== undefined || tag !== undefined)
    return `ce texte commence par « ${anchor === undefined ? '!' : '&'} » et n’est pas lu en entier ; mettez-le entre guillemets`;
  if (!isPlain) return undefined;
  if (typeof value === 'number' && source !== String(value))
    return `« ${source} » est lu comme le nombre ${value} ; si c’est un texte, mettez-le entre guillemets, sinon écrivez « ${value} »`;
  if (range && /\n\s*- /.test(header.slice(range[0], range[1])))
    return `« ${source} » est lu sur une seule ligne ; mettez-le entre guillemets, ou alignez les tirets si c’est une liste`;
  return undefined;
}
