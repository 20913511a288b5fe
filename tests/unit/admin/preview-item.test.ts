import { expect, test } from 'vitest';
import { readFields } from '@/admin/previews/preview-item.ts';

test('§16 Preview: every field of the schema reaches it', () => {
  const written = {
    title: 'Titre',
    titreCourt: 'Court',
    visibilite: 'privee',
    transcription: 'On entend la mer.',
    thumbnail: { src: 'a.jpg', alt: 'La mer', cadrage: 'haut' },
  };
  expect(readFields({ ...written, date: '2026-11-21' })).toEqual({
    ...written,
    date: new Date('2026-11-21'),
  });
});

test('§16 Preview: of what is half-written, the rest shows', () => {
  const written = {
    title: 'Titre',
    lieu: '',
    date: 'demain',
    themes: null,
    image: { src: 'a.jpg', credit: '' },
    thumbnail: { alt: 'Sans fichier' },
    body: 'Un mot.',
  };
  expect(readFields(written)).toEqual({
    title: 'Titre',
    image: { src: 'a.jpg', alt: '' },
    thumbnail: undefined,
    body: 'Un mot.',
  });
});
