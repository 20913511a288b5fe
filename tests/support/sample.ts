import { resolve } from 'node:path';

/**
 * The content that the tests know word for word. `content/` was made of it, and is its owner's: what she
 * writes there may not fail a test.
 */
export const SAMPLE = resolve('tests/content');
