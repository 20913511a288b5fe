import { describe, expect, test } from 'vitest';
import { portfolioSchema } from '@/content/schemas/portfolio.ts';
import { faults, fields, figure } from '../../../support/fields.ts';

const article = { category: 'Articles', id: 3, title: 'Mokolo', date: '2026-11-18', image: figure };
const video = { category: 'Vidéos', title: 'La voix', videoUrl: 'https://vimeo.com/76979871' };
const film = { category: 'Vidéos', title: 'Soir', videoUrl: '/videos/soir.mp4' };
const captions = { subtitles: './soir.vtt' };
const heard = { ...article, audio: '/sons/mokolo.mp3' };
const elsewhere = { ...article, audio: 'https://sons.example/mokolo.m4a' };
const photo = { category: 'Photos', title: '', image: figure };
const editorial = {
  shortTitle: 'À Mokolo',
  standfirst: 'Avant l’aube.',
  place: 'Yaoundé',
  topics: ['Marchés', 'Prix'],
  featured: true,
};

const page = { src: './photo.jpg', alt: 'La page 7' };
const printed = { ...article, outlet: 'Sillons' };

const ID = 'a-B_c1234Z9';

/** Addresses that are surely no video's, by what is said of them. */
const PAGES = {
  'le site ne peut pas jouer cette vidéo': [
    'https://www.facebook.com/watch?v=12',
    'https://facebook.com?v=12',
    'https://fb.watch:443/abc/',
    'https://drive.google.com/file/d/1aBcD/view?usp=sharing',
    'https://photos.app.goo.gl/aBcDeF',
    'https://www.dropbox.com/s/abc/soir.mp4?dl=0',
    'https://1drv.ms/v/s!Abc',
    'https://exemple-my.sharepoint.com/:v:/g/personal/abc',
    'https://we.tl/t-aBcDeF',
    'https://mega.nz/file/abc#def',
    'https://www.twitch.tv/videos/12',
    'https://t.me/chaine/12',
    'https://commons.wikimedia.org/wiki/File:Soir.webm',
    'https://archive.org/details/soir.mp4',
    'https://github.com/exemple/films/blob/main/soir.mp4',
  ],
  'cette adresse de YouTube n’est pas celle d’une vidéo': [
    'https://www.youtube.com/playlist?list=PLa1b2c3d4e5',
    'https://www.youtube.com/embed/videoseries?list=PLa1b2c3d4e5',
    'https://www.youtube.com/embed/live_stream?channel=UCa1b2c3d4e5',
    'https://www.youtube.com/@chaine/live',
    'https://www.youtube.com/channel/UCa1b2c3d4e5',
    'https://www.youtube.com/watch?v=coupee',
    `https://studio.youtube.com/video/${ID}/edit`,
    'https://youtu.be/',
  ],
  'cette adresse de Vimeo n’est pas celle d’une vidéo': [
    'https://vimeo.com/showcase/7008490',
    'https://vimeo.com/user12345',
    'https://vimeo.com/event/12345/embed',
    'https://vimeo.com/channels/staffpicks',
  ],
  'cette adresse de Dailymotion n’est pas celle d’une vidéo': [
    'https://www.dailymotion.com/playlist/x5abcd',
    'https://www.dailymotion.com/presse',
    'https://geo.dailymotion.com/player.html?playlist=x5abcd',
    'https://dai.ly/',
  ],
  'cette adresse est celle d’une page': [
    'https://www.tele.example',
    'https://www.tele.example/?p=12',
    'https://www.tele.example/2026/11/journal-de-20h/',
    'https://www.tele.example/direct.html',
    'https://www.tele.example/Direct.HTM?autoplay=1',
  ],
  'cette adresse est celle d’une diffusion en continu': [
    'https://live.tele.example/direct/index.m3u8',
    'https://live.tele.example/direct.M3U8?jeton=1',
    'https://live.tele.example/direct/manifest.mpd',
    'https://live.tele.example/direct.ism/Manifest.m3u',
  ],
};

describe('§3 Portfolio item: the address of a video', () => {
  test.each(
    Object.entries(PAGES).flatMap(([message, urls]) => urls.map((url) => [url, message] as const)),
  )('refuses %s', (videoUrl, message) => {
    expect(faults(portfolioSchema, { ...video, videoUrl })).toEqual([
      expect.stringMatching(new RegExp(`^videoUrl: ${message} ?.* ; .*YouTube`)),
    ]);
  });

  test.each([
    `https://www.youtube.com/watch?v=${ID}&list=PLa1b2c3d4e5`,
    `https://www.youtube.com/live/${ID}`,
    'https://vimeo.com/channels/staffpicks/76979871',
    'https://www.dailymotion.com/video/x8abcde?playlist=x5abcd',
    'https://media.example/soir.mp4',
    'https://media.example/direct.html.mp4',
    'https://netflix.com.media.example/soir',
    'https://media.example/facebook.com/soir.webm',
    'https://dl.dropboxusercontent.com/s/abc/soir.mp4',
    'https://archive.org/download/soir/soir.mp4',
    'https://player.vimeo.com/external/12.hd.mp4?s=abc',
    '/videos/facebook.com/soir.mp4',
  ])('accepts %s', (videoUrl) => {
    expect(faults(portfolioSchema, { ...video, videoUrl })).toEqual([]);
  });
});

describe('§3 Portfolio item: content/portfolio', () => {
  test.each([
    ['an article', article],
    ['an article without picture, date or number', { category: 'Articles', title: 'Mokolo' }],
    [
      'an article that appeared elsewhere',
      { ...article, outlet: 'Sillons', originalUrl: 'https://sillons.example/1' },
    ],
    ['an article of an outlet on paper', { ...article, outlet: 'Sillons' }],
    ['a private article of an outlet', { ...article, outlet: 'Sillons', visibility: 'private' }],
    ['a public one', { ...article, visibility: 'public' }],
    ['a video', video],
    ['a video without address', { category: 'Vidéos', title: 'À venir' }],
    ['a video of the site itself', film],
    ['captions and a transcript', { ...film, ...captions, transcript: 'Bonsoir.\n\nBonsoir !' }],
    ['captions of a film to come', { category: 'Vidéos', title: 'Soir', ...captions }],
    ['a transcript of a video at a host', { ...video, transcript: 'Bonsoir.' }],
    ['a sound of the site, and its transcript (§11)', { ...heard, transcript: 'Bonsoir.' }],
    ['a sound elsewhere', { ...elsewhere, audioDuration: '6:40', audioMegabytes: '3,2' }],
    ['a long one', { ...elsewhere, audioDuration: '1:02:30', audioMegabytes: '28.80' }],
    ['an ending in capitals', { ...article, audio: '/sons/MOKOLO.MP3' }],
    ['a parameter behind it', { ...article, audio: 'https://sons.example/a.opus?jeton=1' }],
    ['a photo with an empty title', photo],
    ['a draft', { ...article, draft: true }],
    ['a journalist’s fields on an article (§11)', { ...article, ...editorial }],
    ['on a video', { ...video, ...editorial }],
    ['on a photo', { ...photo, ...editorial }],
    ['no theme at all', { ...article, topics: [] }],
    ['a caption and an author', { ...photo, image: { ...figure, caption: 'A', credit: 'B' } }],
    ['a printed page', { ...printed, scans: { pictures: [page], day: '2026-11-18', page: '7' } }],
    ['its PDF alone', { ...printed, scans: { pdf: './cv.pdf', pictures: [] } }],
    ['four of its pages', { ...printed, scans: { pictures: [page, page, page, page] } }],
    ['what was corrected', { ...article, corrections: [{ day: '2026-11-18', text: 'Un mot.' }] }],
    ['what its crops keep', { ...photo, image: { ...figure, focalPoint: 'top-left' } }],
  ])('accepts %s', (_what, item) => {
    expect(faults(portfolioSchema, item)).toEqual([]);
  });

  test('reads a date as midnight UTC, a title without what surrounds it, a missing one as empty', () => {
    expect(portfolioSchema(fields).parse({ ...article, title: ' Mokolo\n' }).title).toBe('Mokolo');
    expect(portfolioSchema(fields).parse(article).date).toEqual(new Date('2026-11-18T00:00:00Z'));
    expect(portfolioSchema(fields).parse({ category: 'Articles' }).title).toBe('');
  });

  test.each([
    ['an unknown category', { ...article, category: 'Article' }, /^category: catégorie inconnue/],
    ['a missing category', { title: 'Mokolo' }, /^category: catégorie inconnue/],
    ['a date that does not exist', { ...article, date: '2026-13-45' }, /^date: .*2026-11-21/],
    [
      'a crop of no known place',
      { ...photo, image: { ...figure, focalPoint: 'haut' } },
      /^image.focalPoint: ce cadrage est inconnu ; écrivez « top-left », .*« bottom-right », ou effacez/,
    ],
    ['a draft that is neither true nor false', { ...article, draft: 'oui' }, /^draft: /],
    ['a short title that is long', { ...article, shortTitle: 'a'.repeat(43) }, /^shortTitle: .*42/],
    ['a number with decimals', { ...article, id: 1.5 }, /^id: .*entier/],
    [
      'an original without an outlet',
      { ...article, originalUrl: 'https://sillons.example/1' },
      /^outlet: .*média/,
    ],
    [
      'a script as an original',
      { ...article, outlet: 'S', originalUrl: 'javascript:alert(1)' },
      /^originalUrl: /,
    ],
    ['a video address on an article', { ...article, videoUrl: video.videoUrl }, /videoUrl/],
    ['a script as a video', { ...video, videoUrl: 'javascript:alert(1)' }, /^videoUrl: .*https/],
    [
      'a video that plays on its own site alone',
      { ...video, videoUrl: 'https://www.facebook.com/watch?v=12' },
      /^videoUrl: le site ne peut pas jouer cette vidéo/,
    ],
    [
      'captions in another format',
      { ...film, subtitles: './soir.srt' },
      /^subtitles: .* sous-titres ; .*\.vtt/,
    ],
    [
      'captions of a video at a host',
      { ...video, ...captions },
      /^subtitles: cette vidéo est chez un hébergeur/,
    ],
    ['an empty transcript', { ...film, transcript: ' \n' }, /^transcript: .* est vide/],
    [
      'a transcript of nothing that is heard',
      { ...article, transcript: 'Bonsoir.' },
      /^transcript: il n’y a pas de son à transcrire/,
    ],
    ...[
      '/sons/mokolo.wav',
      '/sons/mon entretien.mp3',
      'sons/mokolo.mp3',
      '//sons.example/mokolo.mp3',
      'http://sons.example/mokolo.mp3',
      'https://sons.example/ecouter?f=mokolo.mp3',
      'https://[sons/mokolo.mp3',
      'javascript:alert(1)//a.mp3',
    ].map((audio): [string, object, RegExp] => [
      `a sound at ${audio}`,
      { ...article, audio },
      /^audio: le site ne peut pas jouer ce son ; .*« \/sons\/entretien.mp3 »/,
    ]),
    ['a sound of a video', { ...video, audio: heard.audio }, /audio/],
    [
      'the duration of a file that the site reads',
      { ...heard, audioDuration: '6:40' },
      /^audio: la durée et le poids ne s’écrivent que d’un son qui est ailleurs/,
    ],
    ['the size of nothing', { ...article, audioMegabytes: '3,2' }, /^audio: la durée et le poids/],
    ['a duration of words', { ...elsewhere, audioDuration: '6 min' }, /^audioDuration: .*« 6:40 »/],
    ['seconds over 59', { ...elsewhere, audioDuration: '6:75' }, /^audioDuration: .*« 6:40 »/],
    ['a size of bytes', { ...elsewhere, audioMegabytes: '3200000' }, /^audioMegabytes: .*« 3,2 »/],
    [
      'a private text that can be heard',
      { ...heard, outlet: 'Sillons', visibility: 'private' },
      /^audio: .* ce son dirait le reste ; retirez-le/,
    ],
    ['half an address as a video', { ...video, videoUrl: 'https://[vimeo' }, /^videoUrl: .*https/],
    [
      'a private article that can be read nowhere',
      { ...article, visibility: 'private' },
      /^outlet: .*écrivez le média où le lire en entier/,
    ],
    [
      'a private one whose outlet has no name',
      { ...article, visibility: 'private', originalUrl: 'https://sillons.example/1' },
      /^outlet: le nom du média manque/,
    ],
    [
      'a correction before its date',
      { ...article, corrections: [{ day: '2026-11-17', text: 'Un mot.' }] },
      /^corrections: une correction vient avant la date de l’article/,
    ],
    [
      'a correction without a day',
      { ...article, corrections: [{ text: 'Un mot.' }] },
      /^corrections.0.day: .*2026-11-21/,
    ],
    ['a correction of a photo', { ...photo, corrections: [] }, /corrections/],
    ['another visibility', { ...article, visibility: 'privée' }, /^visibility: .*« private »/],
    [
      'printed pages without an outlet',
      { ...article, scans: { pdf: './cv.pdf' } },
      /^outlet: .*média/,
    ],
    [
      'printed pages without a file',
      { ...printed, scans: { page: '7' } },
      /^scans.pictures: .*PDF/,
    ],
    ['none of them', { ...printed, scans: { pictures: [] } }, /^scans.pictures: .*PDF/],
    [
      'five of them',
      { ...printed, scans: { pictures: [page, page, page, page, page] } },
      /^scans.pictures: plus de quatre images/,
    ],
    [
      'one that isn’t described',
      { ...printed, scans: { pictures: [{ ...page, alt: ' ' }] } },
      /^scans.pictures.0.alt: ce texte est vide/,
    ],
    [
      'another file than a PDF',
      { ...printed, scans: { pdf: './cv.odt' } },
      /^scans.pdf: .*« .pdf »/,
    ],
    [
      'a missing PDF',
      { ...printed, scans: { pdf: './absent.pdf' } },
      /^scans.pdf: fichier introuvable/,
    ],
    ['printed pages of a video', { ...video, scans: { pdf: './cv.pdf' } }, /scans/],
    ['an empty standfirst', { ...article, standfirst: ' ' }, /^standfirst: ce texte est vide/],
    ['a long standfirst', { ...article, standfirst: 'a'.repeat(501) }, /^standfirst: .*500 signes/],
    ['an empty place', { ...photo, place: '' }, /^place: ce texte est vide/],
    ['an empty theme', { ...video, topics: ['Eau', ''] }, /^topics.1: ce texte est vide/],
    ['a theme of signs', { ...video, topics: ['!'] }, /^topics.0: ce nom n’a ni lettre ni chiffre/],
    ['a theme too long for an address', { ...video, topics: ['a'.repeat(81)] }, /^topics.0: .*80/],
    ['a place of signs', { ...video, place: '…' }, /^place: ce nom n’a ni lettre ni chiffre/],
    ['a place too long for an address', { ...video, place: 'a'.repeat(81) }, /^place: .*80 signes/],
    ['seven themes', { ...video, topics: Array.from('abcdefg') }, /^topics: plus de six thèmes/],
    [
      'a long caption',
      { ...photo, image: { ...figure, caption: 'a'.repeat(301) } },
      /^image.caption: .*300 signes/,
    ],
    [
      'an empty author',
      { ...photo, image: { ...figure, credit: '' } },
      /^image.credit: ce texte est vide/,
    ],
    ['a photo without picture', { category: 'Photos', title: 'Aube' }, /^image: /],
  ])('refuses %s', (_what, item, expected) => {
    expect(faults(portfolioSchema, item)).toEqual([expect.stringMatching(expected)]);
  });
});
