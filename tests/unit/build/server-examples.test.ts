import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { headerTable, REVALIDATE_ALWAYS } from '@/build/headers/headers.ts';

const GUIDE = readFileSync('content/MISE-EN-LIGNE.md', 'utf8');

/** The headers that depend on nothing that is built, in the order of the table. */
const headers = headerTable({}).flatMap((rule) => Object.entries(rule.headers));

describe.each(['nginx', 'caddy'])('Headers: what the guide gives to %s', (server) => {
  const snippet = new RegExp(`\`\`\`${server}\n([^]*?)\`\`\``).exec(GUIDE)?.[1] ?? '';

  test.each([...headers, ['Cache-Control', REVALIDATE_ALWAYS]])('%s: %s', (name, value) => {
    expect(snippet).toContain(name);
    expect(snippet).toContain(`"${value}"`);
  });
});
