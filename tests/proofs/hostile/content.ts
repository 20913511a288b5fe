/** What every hostile article ends with: it is whole when this shows. */
export const MARK = 'fin du texte hostile';

/** Each way out of the place where a text stands: an element, an attribute, a script, a comment. */
export const TEXT =
  `"'><img src=x onerror=alert(1)><svg onload=alert(1)></script><script>alert(1)</script>` +
  `<!-- --><center style="position:fixed">b</center>&lt;i&gt; {alert(1)} \${alert(1)} \u202Etxet\u202C\u2066`;

/** As much of it as a place or a theme may have. */
const NAME = TEXT.slice(0, 80);

/** Addresses that a text may not link to. */
export const UNSAFE = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java&#115;cript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:alert(1)',
  '//ailleurs.example',
];
/** One that it may link to, and that would leave its attribute. */
const LEAVING = 'https://ok.example/"onmouseover="alert(1)';

const link = (href: string) => `[ici](${href}) [là](<${href}>)`;
const image = (href: string) => `![x](${href}) ![y](<${href}>)`;

const article = (body: string) =>
  `---\ncategory: Articles\ntitle: ${JSON.stringify(TEXT)}\ndate: 2026-11-21\n` +
  `standfirst: ${JSON.stringify(TEXT)}\nplace: ${JSON.stringify(NAME)}\ntopics: [${JSON.stringify(NAME)}]\n` +
  `outlet: ${JSON.stringify(TEXT)}\noriginalUrl: https://ok.example/?a="><script>alert(1)</script>\n---\n\n` +
  `${body}\n\n${MARK}\n`;

/** A text as the caption of a picture, between quotation marks. */
const CAPTION = TEXT.replaceAll('"', '\\"');

/** Blocks of which every text means harm. */
const BLOCKS = [
  `## ${TEXT}`,
  `### ${TEXT}`,
  `> ${TEXT}`,
  `- ${TEXT}\n- ${TEXT}\n  1. ${TEXT}\n  2. ${TEXT}`,
  `![${TEXT.replaceAll(/[[\]]/g, '')}](./marche-mokolo.jpg "${CAPTION} Crédit : ${CAPTION}")`,
  `[${TEXT}](https://youtu.be/dQw4w9WgXcQ)`,
  'https://youtu.be/dQw4w9WgXcQ"onload="alert(1)',
  '/videos/lumiere-du-soir.mp4',
];

const LARGE = 100_000;

/** Articles, by file name. */
export const ARTICLES: Record<string, string> = {
  'hostile-balises.md': article(`${TEXT}\n\n**${TEXT}** \`${TEXT}\` [${TEXT}](https://ok.example)`),
  'hostile-blocs.md': article(BLOCKS.join('\n\n')),
  'hostile-liens.md': article([link(LEAVING), ...[...UNSAFE, LEAVING].map(image)].join('\n')),
  'hostile-marques.md': article(
    ['*', '[', '**_~~', '[a](', '`', '![', '*a b* ']
      .map((one) => one.repeat(LARGE / 7))
      .join('\n\n'),
  ),
};

/** Articles that have to be refused, for each of their links or of their pictures. */
export const REFUSED = [
  article(UNSAFE.map(link).join('\n')),
  article(UNSAFE.map((href) => `![x](${href})`).join('\n\n')),
];
