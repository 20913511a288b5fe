import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { holding, swap, withLine, without, withText, type BrokenContent } from './change.ts';
import { SAMPLE } from '../sample.ts';

export const ARTICLE = 'portfolio/marche-mokolo-prix-de-la-tomate.md';
const VIDEO = 'portfolio/lumiere-du-soir.md';
const PHOTO = 'portfolio/retour-de-peche-kribi.md';
const PICTURE = 'portfolio/peche-kribi.jpg';

/** Problems in portfolio items and their pictures. */
export const BROKEN_ITEMS: BrokenContent[] = [
  { what: 'an unknown category', file: ARTICLE, change: swap('"Articles"', '"Article"') },
  { what: 'no category', file: ARTICLE, change: without('category') },
  { what: 'a field with an unknown name', file: ARTICLE, change: withLine('auteur: "Moi"') },
  { what: 'a title that is a number', file: ARTICLE, change: swap(/title: .*/, 'title: 2026') },
  { what: 'a field without its value', file: ARTICLE, change: swap(/title: .*/, 'title:') },
  { what: 'a date in words', file: ARTICLE, change: swap(/date: .*/, 'date: "21 novembre 2026"') },
  { what: 'a date in figures', file: ARTICLE, change: swap(/date: .*/, 'date: 21/11/2026') },
  {
    what: 'a date that Americans would read otherwise',
    file: ARTICLE,
    change: swap(/date: .*/, 'date: 11/12/2026'),
  },
  { what: 'a day that doesn’t exist', file: ARTICLE, change: swap(/date: .*/, 'date: 2026-02-30') },
  { what: 'a year for a date', file: ARTICLE, change: swap(/date: .*/, 'date: 2026') },
  {
    what: 'an original without the name of its outlet',
    file: ARTICLE,
    change: (source) =>
      withLine('originalUrl: "https://journal.example/a"')(
        without('outlet')(without('originalUrl')(source)),
      ),
  },
  {
    what: 'a javascript: link in the text',
    file: ARTICLE,
    change: withText('Voir [ici](javascript:alert(1)).'),
  },
  {
    what: 'a link of the text without its site',
    file: ARTICLE,
    change: withText('Voir [le projet](/projet).'),
  },
  {
    what: 'a video address without its scheme',
    file: VIDEO,
    change: swap(/videoUrl: .*/, 'videoUrl: "www.youtube.com/watch?v=aqz-KE-bpKQ"'),
  },
  {
    what: 'a javascript: video',
    file: VIDEO,
    change: swap(/videoUrl: .*/, 'videoUrl: "javascript:alert(1)"'),
  },
  {
    what: 'the video of another site, without its scheme',
    file: VIDEO,
    change: swap(/videoUrl: .*/, 'videoUrl: "//videos.example/video.mp4"'),
  },
  {
    what: 'a missing video file',
    file: VIDEO,
    change: swap(/videoUrl: .*/, 'videoUrl: "/videos/absente.mp4"'),
  },
  {
    what: 'a missing sound',
    file: ARTICLE,
    change: swap('category:', 'audio: "/sons/absent.mp3"\ncategory:'),
  },
  {
    what: 'a missing file of captions',
    file: VIDEO,
    change: swap(/subtitles: .*/, 'subtitles: "./absent.vtt"'),
  },
  {
    what: 'a photo without its picture',
    file: PHOTO,
    change: (source) => source.replace(/image:\n(?: {2}.*\n)+/, ''),
  },
  {
    what: 'a missing picture',
    file: PHOTO,
    change: swap('./peche-kribi.jpg', './absente.jpg'),
  },
  {
    what: 'a picture from an unknown host',
    file: PHOTO,
    change: swap('./peche-kribi.jpg', 'https://images.example/peche.jpg'),
  },
  {
    what: 'a drawing that can’t be resized',
    file: PHOTO,
    change: swap('./peche-kribi.jpg', '../../public/favicon.svg'),
  },
  { what: 'a picture that is none', file: PICTURE, change: holding('Une pêche') },
  {
    what: 'a picture that was cut short',
    file: PICTURE,
    change: () => readFileSync(join(SAMPLE, PICTURE)).subarray(0, 40_000),
  },
];
