import { expect, test } from 'vitest';
import { captionLine } from '@/content/pictures/picture.ts';

test.each([
  ['nothing', {}, undefined],
  ['a caption alone', { caption: 'La rive' }, 'La rive'],
  ['an author alone', { credit: 'Awa Ndi' }, 'Photo\u202f: Awa Ndi'],
  ['both', { caption: 'La rive', credit: 'Awa Ndi' }, 'La rive. Photo\u202f: Awa Ndi'],
  [
    'a caption that ends by itself',
    { caption: 'Qui vient ?', credit: 'Awa Ndi' },
    'Qui vient ? Photo\u202f: Awa Ndi',
  ],
  [
    'a quotation',
    { caption: '« On attend. »', credit: 'Awa Ndi' },
    '« On attend. » Photo\u202f: Awa Ndi',
  ],
  ['another kind of picture', { credit: 'Dessin : Awa Ndi' }, 'Dessin : Awa Ndi'],
])(
  '§11 Editorial fields: what stands below a picture, of which we know %s',
  (_what, figure, expected) => {
    expect(captionLine(figure)).toBe(expected);
  },
);
