import type { Plugin } from 'vite';
import { z } from 'zod';
import words from '../admin/config/editor-words.json' with { type: 'json' };

const FRENCH = /\/@sveltia\/cms\/locales\/fr\.json$/;

/** Texts by name, in groups. */
export interface Texts {
  [name: string]: string | Texts;
}

const texts: z.ZodType<Texts> = z.record(z.string(), z.union([z.string(), z.lazy(() => texts)]));

/**
 * Vite plugin: gives the editor the French texts that it lacks, and plain words where it speaks as programmers do.
 */
export function editorWords(): Plugin {
  return {
    name: 'editor-words',
    enforce: 'pre',
    transform: (code, id) =>
      FRENCH.test(id) ? { code: JSON.stringify(withWords(textsOf(code))), map: null } : undefined,
  };
}

/** The texts of a file of the editor's. */
export function textsOf(json: string): Texts {
  return texts.parse(JSON.parse(json));
}

/**
 * The editor's French texts with those of the desk in their places.
 *
 * @param french as the editor has them; they are changed.
 * @throws Error when a group of texts is a text now.
 */
export function withWords(french: Texts): Texts {
  for (const [path, text] of Object.entries(words)) {
    const steps = path.split('.');
    const name = steps.pop() ?? path;
    let group = french;
    for (const step of steps) {
      const inside = (group[step] ??= {});
      if (typeof inside === 'string') throw new Error(`The editor has no group « ${step} ».`);
      group = inside;
    }
    group[name] = text;
  }
  return french;
}
