import type { Inline, TextTree } from '../../content/text/text-tree.ts';

/** A text that markup may hold, between tags or as the value of an attribute. */
export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

const TAGS = { strong: 'strong', emphasis: 'em', underline: 'u', delete: 'del' } as const;

/**
 * Formatted text as HTML, for a feed alone: pages render the tree itself.
 *
 * @param tree as `parseText` returns it; its texts are escaped.
 */
export function textHtml(tree: TextTree): string {
  return tree.map((paragraph) => `<p>${inlines(paragraph)}</p>`).join('');
}

function inlines(children: readonly Inline[]): string {
  return children.map(inline).join('');
}

function inline(node: Inline): string {
  if (typeof node === 'string') return escaped(node);
  switch (node.type) {
    case 'break':
      return '<br>';
    case 'code':
      return `<code>${escaped(node.value)}</code>`;
    case 'link':
      return `<a href="${escaped(node.href)}">${inlines(node.children)}</a>`;
    default:
      return `<${TAGS[node.type]}>${inlines(node.children)}</${TAGS[node.type]}>`;
  }
}
