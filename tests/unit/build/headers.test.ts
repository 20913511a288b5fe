import { createHash } from 'node:crypto';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import {
  formatHeaders,
  parseHeaders,
  documentRulePath,
  headersForPath,
  headerTable,
  REVALIDATE_ALWAYS,
} from '@/build/headers/headers.ts';
import {
  collectOrigins,
  formatContentSecurityPolicy,
  withFrameAncestors,
} from '@/build/headers/policy.ts';
import { cspDigest, extractPolicyFacts } from '@/build/headers/page-facts.ts';
import { FormattedText } from '@/ui/FormattedText.tsx';

const MAIL = 'https://mail.example';
const FRAMES = ['https://player.example', 'https://other.example'];
const POLICY = "default-src 'none'";
const TABLE = headerTable({ '/': POLICY, '/articles/*': POLICY, '/projet': POLICY });
const TEXT_PICTURE = {
  alt: 'Le marché',
  src: 'https://pictures.example/1.jpg',
  srcset: '',
  sizes: '',
  width: 1200,
  height: 800,
};
const NOTHING = { images: [], media: [], frames: [] };

/** The directives of a policy, by name. */
const parsed = (policy: string) =>
  Object.fromEntries(
    policy.split(';').map((directive) => {
      const [name = '', ...values] = directive.trim().split(' ');
      return [name, values];
    }),
  );

describe('Headers: the table', () => {
  test('no path gets one header twice, and every page the policy', () => {
    for (const path of ['/', '/projet', '/articles/a/', '/_astro/a.js', '/data/items/a.json']) {
      const names = TABLE.filter(({ path: pattern }) =>
        pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern,
      ).flatMap(({ headers }) => Object.keys(headers).map((name) => name.toLowerCase()));
      expect(names.length).toBeGreaterThan(5);
      expect(new Set(names).size).toBe(names.length);
      expect(names.includes('content-security-policy')).toBe(!/_astro|data/.test(path));
    }
  });

  test.each([
    ['index.html', '/'],
    ['projet.html', '/projet'],
    ['articles/a/index.html', '/articles/*'],
  ])('the document %s has the rule of %s', (file, path) => {
    expect(documentRulePath(file)).toBe(path);
  });

  test.each([
    ['/', REVALIDATE_ALWAYS],
    ['/articles/marche/', REVALIDATE_ALWAYS],
    ['/partage/index.jpg', REVALIDATE_ALWAYS],
    ['/_astro/Icon.B1x2.js', 'public, max-age=31536000, immutable'],
    ['/data/items/marche.json', 'public, max-age=60'],
    ['/sw.js', 'no-cache'],
  ])('%s is kept for: %s', (path, life) => {
    expect(headersForPath(TABLE, path)['Cache-Control']).toBe(life);
  });

  test('§13 Sources: no browser keeps the page for sources, where there is one', () => {
    const table = headerTable({ '/': POLICY, '/confier/*': POLICY });
    for (const path of ['/confier/', '/confier/cle.asc'])
      expect(headersForPath(table, path)['Cache-Control']).toBe('no-store');
    expect(formatHeaders(TABLE)).not.toContain('confier');
  });

  test('nothing can be framed, not even a page without a path of its own', () => {
    expect(headersForPath(TABLE, '/nowhere')['X-Frame-Options']).toBe('DENY');
  });

  test('nobody may use the camera, and the players what their frames are lent', () => {
    const features = headersForPath(TABLE, '/')['Permissions-Policy']?.split(', ');
    expect(features).toContain('camera=()');
    // Named nowhere, so that they stay the pages' own, to use or to lend.
    expect(features?.join()).not.toMatch(/clipboard-write|web-share|autoplay|fullscreen/);
  });
});

describe('Headers: the policy', () => {
  const code = {
    scripts: ["'sha256-a='", "'sha256-b='"],
    styles: ["'sha256-c='"],
    registersWorker: false,
  };

  test('names the code of the pages and the origins that the content uses', () => {
    const origins = {
      images: ['https://pictures.example'],
      media: ['https://videos.example'],
      frames: FRAMES,
    };
    expect(parsed(formatContentSecurityPolicy(code, origins, MAIL))).toEqual({
      'default-src': ["'none'"],
      'script-src': ["'self'", "'sha256-a='", "'sha256-b='"],
      'style-src': ["'self'", "'sha256-c='"],
      'img-src': ["'self'", 'data:', 'https://pictures.example'],
      'media-src': ["'self'", 'https://videos.example'],
      'font-src': ["'self'"],
      'connect-src': ["'self'", MAIL],
      'frame-src': FRAMES,
      'manifest-src': ["'self'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ["'none'"],
    });
  });

  test('§27 Reads without a network: a page that registers the service worker may, and has the one policy for it', () => {
    const policy = parsed(
      formatContentSecurityPolicy({ ...code, registersWorker: true }, NOTHING, MAIL),
    );
    expect(policy['worker-src']).toEqual(["'self'"]);
    expect(policy['trusted-types']).toEqual(['app']);
    expect(parsed(formatContentSecurityPolicy(code, NOTHING, MAIL))['worker-src']).toBeUndefined();
  });

  test('no video of a video host: no frame', () => {
    expect(parsed(formatContentSecurityPolicy(code, NOTHING, MAIL))['frame-src']).toEqual([
      "'none'",
    ]);
  });

  test('in a page it says the same, but for what a page can’t say', () => {
    const policy = formatContentSecurityPolicy(code, NOTHING, MAIL);
    const { 'frame-ancestors': ancestors, ...others } = parsed(withFrameAncestors(policy));
    expect(ancestors).toEqual(["'none'"]);
    expect(parsed(policy)).toEqual(others);
  });
});

describe('Headers: where the content comes from', () => {
  test('pictures and files of the site itself need no mention', () => {
    const items = [{ picture: { src: '/_astro/a.webp' } }, { videoUrl: '/videos/a.mp4' }, {}];
    expect(
      collectOrigins(items, ['/b.jpg', 'data:image/png;base64,AA=='], ['/videos/b.mp4']),
    ).toEqual(NOTHING);
  });

  test('remote pictures and videos, each origin once and in order', () => {
    const items = [
      { picture: { src: 'https://images.unsplash.com/1?w=800' } },
      { picture: { src: 'https://images.pexels.com/2' }, videoUrl: 'https://b.example/f.mp4' },
      { videoUrl: 'https://a.example:8443/g.webm' },
    ];
    expect(collectOrigins(items, ['https://images.unsplash.com/3'], [])).toEqual({
      images: ['https://images.pexels.com', 'https://images.unsplash.com'],
      media: ['https://a.example:8443', 'https://b.example'],
      frames: [],
    });
  });

  test.each([
    ['https://youtu.be/dQw4w9WgXcQ', ['https://www.youtube-nocookie.com'], ['https://i.ytimg.com']],
    [
      'https://vimeo.com/76979871',
      ['https://player.vimeo.com'],
      ['https://i.vimeocdn.com', 'https://vumbnail.com'],
    ],
    [
      'https://www.dailymotion.com/video/x8abcde',
      ['https://geo.dailymotion.com', 'https://www.dailymotion.com'],
      ['https://*.dmcdn.net', 'https://www.dailymotion.com'],
    ],
  ])(
    '%s: its player, and its still only where the video has no picture',
    (videoUrl, frames, images) => {
      expect(collectOrigins([{ videoUrl }], [], [])).toEqual({ images, media: [], frames });
      const picture = { src: '/_astro/a.webp' };
      expect(collectOrigins([{ videoUrl, picture }], [], [])).toEqual({
        images: [],
        media: [],
        frames,
      });
    },
  );

  test('pictures and videos in the text of an article, whose hosts no other item uses', () => {
    const { pictures, videos } = extractPolicyFacts(
      renderToStaticMarkup(
        createElement(FormattedText, {
          tree: [
            { type: 'video', url: 'https://dai.ly/x8abcde' },
            { type: 'video', url: 'https://videos.example/marche.mp4?a=1&b=2' },
            { type: 'picture', picture: TEXT_PICTURE },
          ],
        }),
      ),
    );
    expect(collectOrigins([], [...pictures], [...videos])).toEqual({
      images: ['https://pictures.example'],
      media: ['https://videos.example'],
      frames: ['https://geo.dailymotion.com', 'https://www.dailymotion.com'],
    });
  });
});

test('§13 Security: the host of a sound may be heard, and the site itself needs no name', () => {
  const sounds = ['https://sons.example/a.mp3', '/sons/b.mp3'].map((src) => ({ audio: { src } }));
  expect(collectOrigins(sounds, [], [])).toEqual({ ...NOTHING, media: ['https://sons.example'] });
});

describe('Headers: what a page carries', () => {
  const sha = (text: string) =>
    `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;

  test('a digest is that of the bytes between the tags', () => {
    // The known digest of an empty text, and of one with characters that HTML would decode.
    expect(cspDigest('')).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
    const { scripts } = extractPolicyFacts('<script>a < b &amp;& "é<\\/p>"</script>');
    expect([...scripts]).toEqual([sha('a < b &amp;& "é<\\/p>"')]);
    expect(cspDigest('a\r\nb')).toBe(sha('a\nb'));
  });

  test('what acts is named, data and files are not', () => {
    const { scripts, styles } = extractPolicyFacts(`
      <script>1</script>
      <script type="module">2</script>
      <script type="speculationrules">{}</script>
      <script type="application/ld+json">{"a":1}</script>
      <script src="/a.js"></script>
      <style>p{}</style>
      <svg><style>path{}</style></svg>`);
    expect([...scripts]).toEqual(['1', '2', '{}'].map(sha));
    expect([...styles]).toEqual(['p{}', 'path{}'].map(sha));
  });

  test('the same code twice is one digest', () => {
    expect(extractPolicyFacts('<script>1</script><script>1</script>').scripts.size).toBe(1);
  });

  test('§27 Reads without a network: whether it may register the service worker', () => {
    expect(
      extractPolicyFacts('<script>import("/_astro/save-page.12345678.js")</script>')
        .registersWorker,
    ).toBe(true);
    expect(extractPolicyFacts('<p>1</p>').registersWorker).toBe(false);
  });

  test('its pictures, and the place behind the character set', () => {
    const html = '<!doctype html><head><meta charset="utf-8" /><title>é</title><img src="/a.jpg">';
    const { pictures, policyOffset: start = 0 } = extractPolicyFacts(html);
    expect([...pictures]).toEqual(['/a.jpg']);
    expect(html.slice(start)).toMatch(/^<title>/);
    expect(extractPolicyFacts('<p>google-site-verification</p>').policyOffset).toBeUndefined();
  });
});

describe('Headers: the file for hosts', () => {
  test('has the syntax of Netlify and Cloudflare Pages', () => {
    const [first, second, ...others] = formatHeaders(TABLE).split('\n');
    expect(first).toBe('/*');
    expect(second).toBe('  Strict-Transport-Security: max-age=31536000');
    for (const line of others) expect(line).toMatch(/^(\/\S*| {2}[\w-]+: \S.*|)$/);
  });

  test('reads back as the same table', () => {
    expect(parseHeaders(formatHeaders(TABLE))).toEqual(TABLE);
  });

  test('a line that Cloudflare Pages would not read stops the build with a French line', () => {
    const long = (length: number) => [{ path: '/*', headers: { 'X-A': 'a'.repeat(length) } }];
    const frame = '  X-A: '.length;
    expect(() => formatHeaders(long(2000 - frame))).not.toThrow();
    expect(() => formatHeaders(long(2001 - frame))).toThrow(
      '_headers › X-A : cette ligne a 2001 signes et Cloudflare n’en lit que 2000',
    );
  });
});
