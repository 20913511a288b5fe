import { hasVideoExtension, parseVideoUrl } from '../video-url.ts';
import { toInlines, type Node, type ParsedParagraph } from './paragraphs.ts';
import { inlineText } from './plain-text.ts';
import type { TextPicture, TextVideo } from './text-tree.ts';

/**
 * Recognises a paragraph that is nothing but pictures, `![description](photo.jpg "Caption. Crédit : Name")`, or one video:
 * its URL, or a link to it whose text is its title.
 *
 * @returns undefined for any other paragraph.
 */
export function parseMedia({
  text,
  nodes = [],
}: ParsedParagraph): (TextPicture | TextVideo)[] | undefined {
  if (isVideo(text)) return [{ type: 'video', url: text }];
  const [paragraph] = nodes;
  if (nodes.length !== 1 || paragraph?.type !== 'paragraph') return undefined;
  const parts = paragraph.children.filter(
    (node) => node.type !== 'text' || node.value.trim() !== '',
  );
  const [first] = parts;
  if (first?.type === 'link' && parts.length === 1 && isVideo(first.url)) {
    const title = inlineText(toInlines({ text, nodes: first.children })).trim();
    return [{ type: 'video', url: first.url, ...(title !== '' && { title }) }];
  }
  const pictures = parts.flatMap(toPicture);
  return pictures.length > 0 && pictures.length === parts.length ? pictures : undefined;
}

/** Whether a text is the URL of a video at a host, or the path of a video file of the site. */
const isVideo = (text: string) =>
  /^\S+$/.test(text) &&
  (parseVideoUrl(text).host !== 'native' || (/^\/[^/]/.test(text) && hasVideoExtension(text)));

/** Matches the credit at the end of a caption. */
const CREDIT = /(?:^|\s+)Crédit\s*:\s*(?<credit>\S.*)$/isu;

function toPicture(node: Node): TextPicture[] {
  if (node.type !== 'image') return [];
  const { url: src, alt, title } = node;
  const caption = (title ?? '').replace(CREDIT, '').trim();
  const credit = CREDIT.exec(title ?? '')?.groups?.['credit']?.trim();
  const texts = { ...(caption !== '' && { caption }), ...(credit !== undefined && { credit }) };
  return [{ type: 'picture', picture: { src, alt: alt ?? '', ...texts } }];
}
