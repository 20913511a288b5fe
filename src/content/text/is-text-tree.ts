import { isSafeLink } from '@/lib/safe-link.ts';
import type { Inline, TextTree } from './text-tree.ts';

const NESTED: ReadonlySet<unknown> = new Set(['strong', 'emphasis', 'underline', 'delete']);

/**
 * Tells a formatted text from whatever else a host may send in its place. Each of its parts can be shown,
 * and none of its links has an unsafe address.
 *
 * @param value as JSON gives it.
 */
export function isTextTree(value: unknown): value is TextTree {
  return Array.isArray(value) && value.every(isInlines);
}

function isInlines(value: unknown): value is Inline[] {
  return Array.isArray(value) && value.every(isInline);
}

function isInline(value: unknown): value is Inline {
  if (typeof value !== 'object') return typeof value === 'string';
  const { type, value: text, href, children }: Record<string, unknown> = { ...value };
  if (type === 'break') return true;
  if (type === 'code') return typeof text === 'string';
  const linked = type === 'link' && typeof href === 'string' && isSafeLink(href);
  return (linked || NESTED.has(type)) && isInlines(children);
}
