import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasVideoExtension, parseVideoUrl } from '@/content/video-url.ts';

const ID = 'a-B_c1234Z9';
const PLAYER = `https://www.youtube-nocookie.com/embed/${ID}?autoplay=1&rel=0`;

describe('§2 Video embeds: YouTube', () => {
  test.each([
    `https://www.youtube.com/watch?v=${ID}`,
    `https://youtube.com/watch?list=x&v=${ID}`,
    `https://m.youtube.com/watch?v=${ID}&feature=share`,
    `https://music.youtube.com/watch?v=${ID}`,
    `https://youtu.be/${ID}`,
    `https://youtu.be/${ID}/?si=abc`,
    `https://www.youtube.com/shorts/${ID}`,
    `https://www.youtube.com/embed/${ID}/`,
    `https://www.youtube.com/live/${ID}?feature=share`,
    `https://www.youtube-nocookie.com/embed/${ID}`,
    `HTTP://WWW.YouTube.com/watch?v=${ID}`,
  ])('%s', (url) => {
    expect(parseVideoUrl(url)).toEqual({
      host: 'youtube',
      id: ID,
      embedUrl: PLAYER,
      pageUrl: `https://www.youtube.com/watch?v=${ID}`,
      thumbnailUrl: `https://i.ytimg.com/vi/${ID}/hqdefault.jpg`,
    });
  });

  test.each([
    ['t=90', '&start=90'],
    ['t=90s', '&start=90'],
    ['t=1m30s', '&start=90'],
    ['t=1h2m3s', '&start=3723'],
    ['t=10h', '&start=36000'],
    ['t=10m', '&start=600'],
    ['start=45', '&start=45'],
    ['t=0', ''],
    ['t=', ''],
    ['t=-5', ''],
    ['t=1;x', ''],
    ['t=1%26autoplay=0', ''],
  ])('start time %s', (parameter, expected) => {
    expect(parseVideoUrl(`https://youtu.be/${ID}?${parameter}`)).toMatchObject({
      embedUrl: PLAYER + expected,
      pageUrl: `https://www.youtube.com/watch?v=${ID}${expected}`.replace('start', 't'),
    });
  });
});

describe('§2 Video embeds: Vimeo', () => {
  test.each([
    ['https://vimeo.com/76979871', ''],
    ['https://www.vimeo.com/76979871/', ''],
    ['https://vimeo.com/channels/staffpicks/76979871', ''],
    ['https://vimeo.com/groups/presse/videos/76979871', ''],
    ['https://player.vimeo.com/video/76979871?title=0', ''],
    ['https://vimeo.com/76979871/8272103f6e', '&h=8272103f6e'],
    ['https://player.vimeo.com/video/76979871?h=8272103f6e', '&h=8272103f6e'],
    ['https://vimeo.com/76979871/pas-un-code', ''],
    ['https://vimeo.com/76979871?h=8272103f6e%26x', ''],
  ])('%s', (url, hash) => {
    expect(parseVideoUrl(url)).toEqual({
      host: 'vimeo',
      id: '76979871',
      embedUrl: `https://player.vimeo.com/video/76979871?dnt=1${hash}`,
      pageUrl: `https://vimeo.com/76979871${hash.replace('&h=', '/')}`,
      thumbnailUrl: 'https://vumbnail.com/76979871.jpg',
    });
  });
});

describe('§2 Video embeds: Dailymotion', () => {
  test.each([
    'https://www.dailymotion.com/video/x8abcde',
    'https://dailymotion.com/video/x8abcde?playlist=x1',
    'https://www.dailymotion.com/video/x8abcde_le-marche-de-mokolo_news',
    'https://www.dailymotion.com/embed/video/x8abcde',
    'https://dai.ly/x8abcde',
    'https://dai.ly/x8abcde/',
    'https://geo.dailymotion.com/player.html?video=x8abcde',
    'https://geo.dailymotion.com/player/xf7zn.html?video=x8abcde',
  ])('%s', (url) => {
    expect(parseVideoUrl(url)).toEqual({
      host: 'dailymotion',
      id: 'x8abcde',
      embedUrl: 'https://geo.dailymotion.com/player.html?video=x8abcde',
      pageUrl: 'https://www.dailymotion.com/video/x8abcde',
      thumbnailUrl: 'https://www.dailymotion.com/thumbnail/video/x8abcde',
    });
  });
});

describe('§2 Video embeds: any other address plays natively', () => {
  test.each([
    '/videos/direct.mp4',
    'https://media.example/direct.mp4',
    '',
    'watch?v=a-B_c1234Z9',
    `https://youtube.com.evil.example/watch?v=${ID}`,
    `https://evilyoutube.com/watch?v=${ID}`,
    `https://youtube.com@evil.example/watch?v=${ID}`,
    `https://evil.example/youtube.com/watch?v=${ID}`,
    `ftp://www.youtube.com/watch?v=${ID}`,
    `javascript:'https://www.youtube.com/watch?v=${ID}'`,
    'https://www.youtube.com/watch?v=court',
    `https://www.youtube.com/watch?v=${ID}x`,
    'https://www.youtube.com/watch?v=a%22onload%3Dx',
    'https://www.youtube.com/@chaine',
    `https://www.youtube.com/@chaine/watch?v=${ID}`,
    `https://www.youtube.com/watchlist?v=${ID}`,
    `web+https://youtu.be/${ID}`,
    'https://youtu.be/a-B_c/1234Z9',
    // Words of YouTube's that are as long as an identifier.
    'https://www.youtube.com/embed/videoseries?list=PLa1b2c3d4e5',
    'https://www.youtube-nocookie.com/embed/live_stream?channel=UCa1b2c3d4e5',
    'https://www.youtube.com/watch?v=videoseries',
    'https://youtu.be/live_stream',
    'https://vimeo.com/presse',
    'https://vimeo.com.evil.example/76979871',
    'https://www.dailymotion.com/presse',
    'https://geo.dailymotion.com/player.html?video=x%26y',
    'https://dai.ly.evil.example/x8abcde',
    'https://dai.ly/x8/abcde',
    'https://media.example/player.html?video=x8abcde',
    'https://geo.dailymotion.com/presse?video=x8abcde',
  ])('%s', (url) => {
    expect(parseVideoUrl(url)).toEqual({ host: 'native', src: url });
  });

  test('never throws, and embeds from three origins only', () => {
    const origins = [
      'https://www.youtube-nocookie.com',
      'https://player.vimeo.com',
      'https://geo.dailymotion.com',
    ];
    const part = fc.constantFrom('youtu.be', 'vimeo.com', 'dai.ly', '/', '@', ':', '?v=', '123456');
    const tail = fc.array(fc.oneof(part, fc.string({ maxLength: 4 }))).map((all) => all.join(''));
    fc.assert(
      fc.property(
        fc.constantFrom('https://', 'https://vimeo.com/', 'https://dai.ly/', ''),
        tail,
        (start, end) => {
          const video = parseVideoUrl(start + end);
          if (video.host === 'native') expect(video.src).toBe(start + end);
          else expect(origins).toContain(new URL(video.embedUrl).origin);
        },
      ),
      { numRuns: 1000 },
    );
  });
});

describe('§2 Video embeds: what an address says of a file', () => {
  test.each([
    ['/videos/soir.mp4', true],
    ['/videos/SOIR.MOV', true],
    ['https://media.example/soir.webm?jeton=1', true],
    ['https://media.example/a%20b.m4v#t=10', true],
    ['https://media.example/soir.ogv', true],
    ['/videos/soir.avi', false],
    ['https://media.example/mp4', false],
    ['https://media.example/voir?film=soir.mp4', false],
    ['https://media.example/journal-de-20h', false],
    ['https://soir.mp4', false],
  ])('the ending of %s is known: %s', (url, expected) => {
    expect(hasVideoExtension(url)).toBe(expected);
  });
});
