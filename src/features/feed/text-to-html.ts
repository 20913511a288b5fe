import {
  isSingleParagraph,
  type Block,
  type Inline,
  type TextPicture,
  type TextTree,
} from '../../content/text/text-tree.ts';
import { captionLine } from '../../content/pictures/picture.ts';
import { parseVideoUrl } from '../../content/video-url.ts';

const TAGS = { strong: 'strong', emphasis: 'em', underline: 'u', delete: 'del' } as const;

/**
 * Renders formatted text as an HTML string, for the feeds and the owner's export. Pages render it with components instead.
 *
 * @param tree the formatted text; its pictures may have built files, as in feeds, or only their paths in the content.
 * @param addressOf turns the address of a picture's or a video's file into the one that the HTML is to contain.
 * @returns HTML in which all text is escaped.
 */
export function textToHtml(
  tree: TextTree,
  addressOf = (address: string): string | undefined => address,
): string {
  return tree.map((block) => renderBlock(block, addressOf)).join('');
}

function renderBlock(block: Block, addressOf: (address: string) => string | undefined): string {
  if (Array.isArray(block)) return `<p>${renderInlines(block)}</p>`;
  switch (block.type) {
    case 'heading':
      return `<h${block.level}>${renderInlines(block.children)}</h${block.level}>`;
    case 'blockquote':
      return `<blockquote>${textToHtml(block.children, addressOf)}</blockquote>`;
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
    case 'picture':
      return renderPicture(block.picture, addressOf);
    case 'video': {
      const video = parseVideoUrl(block.url);
      const address = video.host === 'native' ? addressOf(block.url) : video.pageUrl;
      return `<p><a href="${escapeHtml(address ?? block.url)}">${escapeHtml(block.title ?? 'Vidéo')}</a></p>`;
    }
  }
}

function renderPicture(
  picture: TextPicture['picture'],
  addressOf: (address: string) => string | undefined,
): string {
  const { src, alt } = picture;
  const isBuilt = 'srcset' in picture;
  const caption = isBuilt ? picture.caption : captionLine(picture);
  const size = isBuilt ? ` width="${picture.width}" height="${picture.height}"` : '';
  const captionHtml =
    caption === undefined ? '' : `<figcaption>${escapeHtml(caption)}</figcaption>`;
  return `<figure><img src="${escapeHtml(addressOf(src) ?? src)}"${size} alt="${escapeHtml(alt)}">${captionHtml}</figure>`;
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
