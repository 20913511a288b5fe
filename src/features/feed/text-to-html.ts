import {
  isSingleParagraph,
  type Block,
  type Inline,
  type TextTree,
} from '../../content/text/text-tree.ts';

const TAGS = { strong: 'strong', emphasis: 'em', underline: 'u', delete: 'del' } as const;

/**
 * Renders formatted text as an HTML string, for the feed and the export: pages render the tree itself.
 *
 * @param tree as `parseText` returns it.
 * @returns HTML in which all text is escaped.
 */
export function textToHtml(tree: TextTree): string {
  return tree.map(renderBlock).join('');
}

function renderBlock(block: Block): string {
  if (Array.isArray(block)) return `<p>${renderInlines(block)}</p>`;
  switch (block.type) {
    case 'heading':
      return `<h${block.level}>${renderInlines(block.children)}</h${block.level}>`;
    case 'blockquote':
      return `<blockquote>${textToHtml(block.children)}</blockquote>`;
    case 'list': {
      const items = block.items
        .map(
          (item) =>
            `<li>${isSingleParagraph(item) ? renderInlines(item[0]) : textToHtml(item)}</li>`,
        )
        .join('');
      return block.ordered ? `<ol>${items}</ol>` : `<ul>${items}</ul>`;
    }
    case 'thematicBreak':
      return '<hr>';
  }
}

function renderInlines(children: readonly Inline[]): string {
  return children.map(renderInline).join('');
}

function renderInline(node: Inline): string {
  if (typeof node === 'string') return escapeHtml(node);
  switch (node.type) {
    case 'break':
      return '<br>';
    case 'code':
      return `<code>${escapeHtml(node.value)}</code>`;
    case 'link':
      return `<a href="${escapeHtml(node.href)}">${renderInlines(node.children)}</a>`;
    default:
      return `<${TAGS[node.type]}>${renderInlines(node.children)}</${TAGS[node.type]}>`;
  }
}

/** Escapes a text for use between tags or as the value of an attribute. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
