import { expect, test } from 'vitest';
import { parseDraftFields } from '@/admin/previews/item-draft.ts';

test('§16 Preview: every field of the schema reaches it', () => {
  const written = {
    title: 'Titre',
    shortTitle: 'Court',
    visibility: 'private',
    transcript: 'On entend la mer.',
    thumbnail: { src: 'a.jpg', alt: 'La mer', focalPoint: 'top' },
  };
  expect(parseDraftFields({ ...written, date: '2026-11-21' })).toEqual({
    ...written,
    date: new Date('2026-11-21'),
  });
});

test('§16 Preview: of what is half-written, the rest shows', () => {
  const written = {
    title: 'Titre',
    place: '',
    date: 'demain',
    topics: null,
    image: { src: 'a.jpg', credit: '' },
    thumbnail: { alt: 'Sans fichier' },
    body: 'Un mot.',
  };
  expect(parseDraftFields(written)).toEqual({
    title: 'Titre',
    image: { src: 'a.jpg', alt: '' },
    thumbnail: undefined,
    body: 'Un mot.',
  });
});
