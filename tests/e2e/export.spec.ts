import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { plain, readSheets, wholeText } from '../support/paper.ts';
import { portfolioFiles } from '../support/portfolio-files.ts';
import { ARTICLE } from '../support/portfolio-page.ts';
import { SAMPLE_BUILD } from '../support/sample.ts';
import { expect, test } from '../support/test.ts';

test.skip(({ isMobile }) => isMobile, 'Paper is the same on every device.');

test('the archive has a PDF of each article, as the site prints it @rare', async ({}, testInfo) => {
  // A page of eleven is printed after the other.
  test.setTimeout(120_000);
  const archive = testInfo.outputPath('a.zip');
  const { status, stderr } = spawnSync(
    process.execPath,
    ['src/commands/exporter.ts', '--site', 'dist', archive],
    { encoding: 'utf8', env: { ...process.env, ...SAMPLE_BUILD } },
  );
  expect(stderr).toBe('');
  expect(status).toBe(0);
  const files = unzipSync(readFileSync(archive));
  const articles = portfolioFiles().filter(({ category }) => category === 'Articles');
  const names = articles.map(({ day = 'sans-date', slug }) => `pdf/${day}-${slug}.pdf`);
  expect(Object.keys(files).filter((path) => path.startsWith('pdf/'))).toEqual(
    expect.arrayContaining(names),
  );
  const name = names.find((path) => path.endsWith(`${ARTICLE.slug}.pdf`)) ?? '';
  const sheets = await readSheets(files[name] ?? new Uint8Array());
  expect(plain(wholeText(sheets))).toContain('À quatre heures quarante');
  expect(wholeText(sheets)).toMatch(new RegExp(`https://[^ ]+${ARTICLE.path}$`));
  expect(strFromU8(files['index.html'] ?? new Uint8Array())).toContain(`href="${name}"`);
});
