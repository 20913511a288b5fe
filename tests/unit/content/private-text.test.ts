import { describe, expect, test } from 'vitest';
import { withoutPrivateText } from '@/content/private-text.ts';

const BODY = `Un **début** de ${'mots '.repeat(80)}puis Mbokolinga.\n\nLa [fin](https://fin.example/).`;
const data = { category: 'Articles', title: 'Poste', outlet: 'Sillons' };

describe('What the site knows of an entry', () => {
  test.each([
    { ...data, pullQuote: 'Une phrase.' },
    { ...data, visibility: 'public' },
  ])('all of a public one', (fields) => {
    expect(withoutPrivateText({ data: fields, body: BODY })).toEqual({ data: fields, body: BODY });
  });

  test('of a private one the start of the text, 200 characters at most, and no quotation or page of it', () => {
    const fields = { ...data, visibility: 'private' };
    const shown = withoutPrivateText({
      data: { ...fields, pullQuote: 'Mbokolinga.', scans: { pdf: './poste.pdf' } },
      body: BODY,
    });
    expect(shown.data).toEqual(fields);
    expect(shown.body).toMatch(/^Un début de mots .* mots…$/);
    expect(shown.body.length).toBeLessThanOrEqual(200);
    expect(shown.body.length).toBeGreaterThan(190);
  });

  test('of a private one with a standfirst nothing but that', () => {
    const fields = { ...data, visibility: 'private', standfirst: 'L’essentiel.' };
    expect(withoutPrivateText({ data: fields, body: BODY })).toEqual({ data: fields, body: '' });
  });

  test('of a short private text half at most', () => {
    const fields = { ...data, visibility: 'private' };
    expect(
      withoutPrivateText({ data: fields, body: 'Une brève de six mots, Mbokolinga.' }).body,
    ).toBe('Une brève de six…');
    expect(withoutPrivateText({ data: fields, body: '' }).body).toBe('');
  });
});
