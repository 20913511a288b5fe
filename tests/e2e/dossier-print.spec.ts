import { toString as drawQrCode } from 'qrcode';
import site from '../content/site.json' with { type: 'json' };
import { DOSSIER, MIXED, type DossierFile } from '../support/dossier-files.ts';
import { pictures, plain, print, times, wholeText } from '../support/paper.ts';
import { expect, test } from '../support/test.ts';

const absolute = (path: string) => new URL(path, site.url).href;

/** What ends its paper: how to reach its owner, and its own address. */
const ending = ({ path }: DossierFile) =>
  new RegExp(
    `Me joindre ${site.contact.email} \\+237[ \\d]+ ${absolute(path)} WhatsApp Cette page, en ligne$`,
  );

test('§25 Dossiers: three papers print on one sheet, with contact, codes and addresses', async ({
  page,
}) => {
  await page.goto(DOSSIER.path);
  const sheets = await print(page);
  expect(sheets).toHaveLength(1);
  const text = wholeText(sheets);
  expect(text).toMatch(ending(DOSSIER));
  for (const words of ['Chère Odette,', 'Pour Le Fil des collines', '20 novembre 2026'])
    expect(times(text, words), words).toBe(1);
  for (const slug of DOSSIER.items)
    expect(times(text, absolute(`/articles/${slug}/`)), slug).toBe(1);
  for (const control of ['Imprimer', 'Lire l’article', 'Tout mon travail', 'Accueil'])
    expect(text).not.toContain(control);
  expect(pictures(sheets)).toBe(3);
});

test('§25 Dossiers: on paper no item is cut, and no picture is without its title', async ({
  page,
}) => {
  await page.goto(MIXED.path);
  const items = await page.locator('.dossier-item').evaluateAll((all) =>
    all.map((item) => ({
      picture: item.querySelector('img') !== null,
      said: ['.dossier-line', 'h2', 'p:not(.dossier-line, .article-byline)'].flatMap(
        (part) => item.querySelector(part)?.textContent ?? [],
      ),
      address: item.querySelector('[data-address]')?.getAttribute('data-address') ?? '',
    })),
  );
  expect(items).toHaveLength(MIXED.items.length);
  const sheets = await print(page);
  expect(sheets).toHaveLength(2);
  expect(wholeText(sheets)).toMatch(ending(MIXED));
  const left = new Set(items);
  for (const sheet of sheets) {
    const here = items.filter(({ said: [first = ''] }) => times(sheet.text, first) > 0);
    for (const item of here) {
      for (const words of [...item.said, item.address]) expect(sheet.text).toContain(plain(words));
      left.delete(item);
    }
    expect(sheet.pictures).toBe(here.filter(({ picture }) => picture).length);
  }
  expect(left.size).toBe(0);
});

test('§25 Dossiers: the code on its paper is that of its own address @rare', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto(DOSSIER.path);
  const code = page.getByRole('img', { name: 'QR code de cette page' });
  const drawn = await code.locator('path[stroke]').getAttribute('d');
  expect(drawn).toMatch(/^M4 4.5h7/);
  expect(await drawQrCode(absolute(DOSSIER.path), { type: 'svg' })).toContain(`d="${drawn ?? ''}"`);
  await expect(page.getByRole('img', { name: /^QR code WhatsApp/ })).toHaveCount(1);
});
