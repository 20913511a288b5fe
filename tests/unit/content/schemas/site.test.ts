import { describe, expect, test } from 'vitest';
import { stringFields } from '@/content/schemas/field-schemas.ts';
import { siteSchema } from '@/content/schemas/site.ts';
import { faults, fields } from '../../../support/fields.ts';

const site = {
  url: 'https://exemple.example',
  name: 'Clarisse Ndolé',
  profession: 'Journaliste',
  hero: { title: 'Journaliste Professionnelle', tagline: 'Une phrase.' },
  description: 'Une description.',
  contact: {
    intro: 'Écrivez-moi.',
    email: 'bonjour@exemple.example',
    phone: '+237 600 00 00 00',
    whatsapp: '+237 600 00 00 00',
    location: 'Yaoundé, Cameroun',
  },
  networks: [{ network: 'youtube', url: 'https://www.youtube.com/@exemple' }],
  emailjs: { publicKey: '', serviceId: '', templateId: '' },
  credit: {
    name: 'Atelier',
    email: 'atelier@exemple.example',
    url: 'https://www.linkedin.com/in/exemple',
  },
};

describe('§2 Identity, contact and networks: content/site.json', () => {
  test('accepts a complete file and fills in the defaults', () => {
    const parsed = siteSchema(fields).parse(site);
    expect(parsed.testimonials).toBe('accueil');
    expect(parsed.emailjs).toMatchObject({ limitRate: 0, blockHeadless: false });
  });

  test.each([undefined, ''])('accepts a number that is left empty: %j', (number) => {
    const contact = { ...site.contact, phone: number, whatsapp: number };
    expect(faults(siteSchema, { ...site, contact })).toEqual([]);
  });

  test('accepts terms for pictures, which are addresses of pages', () => {
    const pictureLicense = { licenseUrl: 'https://exemple.example/conditions' };
    expect(faults(siteSchema, { ...site, pictureLicense })).toEqual([]);
    expect(
      faults(siteSchema, { ...site, pictureLicense: { licenseUrl: 'libres', requestUrl: '' } }),
    ).toEqual([
      expect.stringMatching(/^pictureLicense\.licenseUrl: .*https/),
      expect.stringMatching(/^pictureLicense\.requestUrl: .*https/),
    ]);
  });

  test('accepts a podcast, whose sounds are for everyone unless it says otherwise', () => {
    const podcast = { image: './couverture.jpg', category: 'Society & Culture' };
    expect(siteSchema(stringFields).parse({ ...site, podcast }).podcast).toEqual({
      ...podcast,
      explicit: false,
    });
  });

  test.each([
    ['a picture that is no JPEG', { image: './couverture.png' }, 'image: .*« .jpg »'],
    ['a category that Apple doesn’t have', { category: 'Radio' }, 'category: '],
  ])('refuses a podcast with %s', (_what, change, expected) => {
    const podcast = { image: './couverture.jpg', category: 'News', ...change };
    const { error } = siteSchema(stringFields).safeParse({ ...site, podcast });
    const messages = error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    expect(messages).toEqual([expect.stringMatching(`^podcast.${expected}`)]);
  });

  test.each([
    ['an address without its protocol', { url: 'exemple.example' }, /^url: .*https:\/\//],
    ['an empty name', { name: '  ' }, /^name: ce texte est vide/],
    ['a description too long', { description: 'a'.repeat(171) }, /^description: .*170 signes/],
    [
      'a wrong e-mail',
      { contact: { ...site.contact, email: 'bonjour' } },
      /^contact\.email: .*nom@domaine/,
    ],
    [
      'a national phone number',
      { contact: { ...site.contact, phone: '600 00 00 00' } },
      /^contact\.phone: .*\+237/,
    ],
    [
      'a script as a network',
      { networks: [{ network: 'youtube', url: 'javascript:alert(1)' }] },
      /^networks\.0\.url: .*https/,
    ],
    [
      'an unknown network',
      { networks: [{ network: 'myspace', url: 'https://myspace.com' }] },
      /^networks\.0\.network: /,
    ],
    ['an unknown list of testimonials', { testimonials: 'voisins' }, /^testimonials: /],
    [
      'a negative delay between two messages',
      { emailjs: { ...site.emailjs, limitRate: -1 } },
      /^emailjs\.limitRate: ce délai est négatif/,
    ],
    [
      'a number of Cameroon that lacks a digit',
      { contact: { ...site.contact, phone: '+237 600 00 00 0' } },
      /^contact\.phone: .*\+237/,
    ],
    ['a field that does not exist', { telephone: '1' }, /telephone/],
  ])('refuses %s', (_what, change, expected) => {
    expect(faults(siteSchema, { ...site, ...change })).toEqual([expect.stringMatching(expected)]);
  });
});
