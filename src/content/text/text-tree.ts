import { isSafeLink } from '../../lib/links.ts';
import type { Figure, PictureData } from '../pictures/picture.ts';

/** Formatted text as a tree of plain objects: it is sent to the browser as JSON and contains no HTML. */
export type TextTree = Block[];
/** A paragraph is the list of its parts. */
export type Block =
  | Inline[]
  /** The `id` of a heading is unique in its text. */
  | { type: 'heading'; level: 2 | 3; id: string; children: Inline[] }
  | { type: 'blockquote'; children: Block[] }
  | { type: 'list'; ordered: boolean; items: Block[][] }
  | { type: 'thematicBreak' }
  | TextPicture
  | TextVideo;

/** A picture that is a paragraph of its own. */
export interface TextPicture {
  type: 'picture';
  /** The picture as the Markdown names it, or with its built files, which it needs to be shown. */
  picture: TextFigure | PictureData;
}

/** A picture as it is written in the Markdown of a text, before its files are built. */
export type TextFigure = Figure & { src: string };

/** A video that is a paragraph of its own. */
export interface TextVideo {
  type: 'video';
  /** URL at a video host, or the path of a file of the site. */
  url: string;
  title?: string;
}

/** A part of a paragraph. */
export type Inline =
  | string
  | { type: 'strong' | 'emphasis' | 'underline' | 'delete'; children: Inline[] }
  | { type: 'code'; value: string }
  | { type: 'link'; href: string; children: Inline[] }
  | { type: 'break' };

/** Lists the pictures of an article as they are written in its text, before their files are built. */
export const listFigures = (tree: TextTree): TextFigure[] =>
  tree.flatMap((block) =>
    'type' in block && block.type === 'picture' && !('srcset' in block.picture)
      ? [block.picture]
      : [],
  );

/** Lists the videos of an article. */
export const listVideos = (tree: TextTree): TextVideo[] =>
  tree.flatMap((block) => ('type' in block && block.type === 'video' ? [block] : []));

/** Whether a list's item is a single paragraph, which is shown in its `<li>` without an element of its own. */
export const isSingleParagraph = (blocks: readonly Block[]): blocks is readonly [Inline[]] =>
  blocks.length === 1 && Array.isArray(blocks[0]);

const MARK_TYPES: ReadonlySet<unknown> = new Set(['strong', 'emphasis', 'underline', 'delete']);

/**
 * Whether a parsed JSON value is a valid formatted text, and not something else that a host sent in its place: every part
 * can be rendered, and no link is unsafe.
 */
export function isTextTree(value: unknown): value is TextTree {
  return Array.isArray(value) && value.every(isBlock);
}

function isBlock(value: unknown): value is Block {
  if (Array.isArray(value)) return isInlines(value);
  if (typeof value !== 'object') return false;
  const { type, level, id, children, items, picture, url }: Record<string, unknown> = {
    ...value,
  };
  switch (type) {
    case 'heading':
      return (level === 2 || level === 3) && typeof id === 'string' && isInlines(children);
    case 'blockquote':
      return isTextTree(children);
    case 'list':
      return Array.isArray(items) && items.every(isTextTree);
    case 'picture':
      return isPictureData(picture);
    case 'video':
      return typeof url === 'string' && (isSafeLink(url) || /^\/[^/]/.test(url));
    default:
      return type === 'thematicBreak';
  }
}

const PICTURE_TEXTS = ['alt', 'src', 'srcset', 'sizes'] as const;

function isPictureData(value: unknown): value is PictureData {
  const picture: Partial<Record<string, unknown>> = { ...(typeof value === 'object' && value) };
  return (
    PICTURE_TEXTS.every((key) => typeof picture[key] === 'string') &&
    typeof picture['width'] === 'number' &&
    typeof picture['height'] === 'number'
  );
}

function isInlines(value: unknown): value is Inline[] {
  return Array.isArray(value) && value.every(isInline);
}

function isInline(value: unknown): value is Inline {
  if (typeof value !== 'object') return typeof value === 'string';
  const { type, value: text, href, children }: Record<string, unknown> = { ...value };
  if (type === 'break') return true;
  if (type === 'code') return typeof text === 'string';
  const isLink = type === 'link' && typeof href === 'string' && isSafeLink(href);
  return (isLink || MARK_TYPES.has(type)) && isInlines(children);
}
