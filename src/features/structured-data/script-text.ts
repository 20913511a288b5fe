import type { Thing } from 'schema-dts';

/**
 * Statements as the text of a `<script type="application/ld+json">`.
 *
 * @param statements what the page says of itself, in schema.org's words.
 * @returns JSON in which no « < » is left: a text of the owner's can't close the element.
 * @see https://www.w3.org/TR/json-ld11/#restrictions-for-contents-of-json-ld-script-elements
 */
export function toScriptText(statements: readonly Thing[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': statements }).replaceAll(
    '<',
    '\\u003c',
  );
}
