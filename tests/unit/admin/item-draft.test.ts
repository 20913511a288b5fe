import { expect, test } from 'vitest';
import { draftScans, parseDraftFields } from '@/admin/previews/preview-item.ts';
import { toItem } from '@/content/item-data.ts';

test('§16 Preview: every field of the schema reaches it', () => {
  const written = {
    title: 'Titre',
    shortTitle: 'Court',
    visibility: 'private',
    transcript: 'On entend la mer.',
    audio: '/sons/mer.mp3',
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

/** Returns the printed pages that the preview shows of an article with these fields. */
function scansOf(data: Record<string, unknown>) {
  const fields = { ...parseDraftFields(data), title: '', category: 'Articles' } as const;
  return draftScans(toItem(fields, '', { slug: '', position: 0 }));
}

test('§17 Preview: printed pages show without their files', () => {
  const pictures = [
    { src: './une.jpg', alt: 'La une' },
    { src: './page-7.jpg', alt: 'La page 7' },
  ];
  const scans = scansOf({
    outlet: 'Sillons',
    scans: { day: '2026-05-19', page: '7', pictures, pdf: './sillons.pdf' },
  });
  expect(scans?.thumbnail).toMatchObject({ src: 'data:,.%2Fune.jpg', alt: 'La une' });
  expect(scans).toMatchObject({
    issue: '19\u00a0mai\u00a02026, page\u00a07',
    files: [
      { label: 'Image 1', alt: 'La une' },
      { label: 'Image 2', alt: 'La page 7' },
      { label: 'Page en PDF' },
    ],
  });
  expect(scansOf({ scans: { pictures: [{ src: '' }] } })).toBeUndefined();
});
