import type { ElementHandle, Locator, Page } from '@playwright/test';
import { CHANGES, changePage, undoChange } from '../support/changed-page.ts';
import { contactForm, openContact } from '../support/contact-page.ts';
import { firstCases } from '../support/first-cases.ts';
import { FIRST_TAPS } from '../support/first-taps.ts';
import { ARTICLE, cards, list, openGrid, tab } from '../support/portfolio-page.ts';
import { holdScripts, islandOf } from '../support/scripts.ts';
import { expect, test } from '../support/test.ts';
import { WRITTEN } from '../support/written.ts';

// React reports that it has rendered an island anew.
test.use({ expectedErrors: [/Minified React error #418/] });

/** An element itself: a change may hide it from a locator, which searches by text. */
const handleOf = (locator: Locator): Promise<ElementHandle<HTMLElement | SVGElement>> =>
  locator.elementHandle();

/** Browsers send line breaks as CR LF. */
const SENT = { ...WRITTEN, message: WRITTEN.message.replaceAll('\n', '\r\n') };

const field = (page: Page, name: string) => page.locator(`#contact [name=${name}]`);

for (const change of firstCases(CHANGES, 1))
  test.describe(`§2.39 A page that was ${change} before its code is there`, () => {
    test('what was typed stays, with focus and cursor, and is sent in French', async ({
      page,
      mail,
    }) => {
      await openContact(page);
      const release = await holdScripts(page);
      const form = contactForm(page);
      await form.name.fill(WRITTEN.user_name);
      await form.email.fill(WRITTEN.user_email);
      await form.subject.selectOption(WRITTEN.subject);
      const [start = '', end = ''] = WRITTEN.message.split('entretien');
      await form.message.fill(start + end);
      await changePage(page, change);
      await field(page, 'message').evaluate((area: HTMLTextAreaElement, at) => {
        area.setSelectionRange(at, at);
      }, start.length);
      release();
      // Hydrated once React has given the form its handlers.
      await expect
        .poll(() =>
          field(page, 'message').evaluate((area) =>
            Object.keys(area).some((key) => key.startsWith('__reactProps')),
          ),
        )
        .toBe(true);
      await page.keyboard.type('entretien');
      await expect(field(page, 'message')).toHaveValue(WRITTEN.message);
      await expect(field(page, 'subject')).toHaveValue(WRITTEN.subject);
      await page.locator('#contact [type=submit]').click();
      await expect(page.locator('#contact [role=status].notice')).toBeVisible();
      expect(mail.messages()[0]?.fields).toMatchObject(SENT);
      await page.reload();
      await expect(field(page, 'message')).toHaveValue('');
    });

    test('what is typed afterwards is there after a reload @rare', async ({ page }) => {
      await openContact(page);
      await changePage(page, change);
      await field(page, 'user_email').focus();
      await expect(page.locator('#contact astro-island')).not.toHaveAttribute('ssr');
      await page.keyboard.type(WRITTEN.user_email, { delay: 20 });
      await expect(field(page, 'user_email')).toHaveValue(WRITTEN.user_email);
      await page.reload();
      await expect(field(page, 'user_email')).toHaveValue(WRITTEN.user_email);
    });

    for (const { name, path, find, effect } of firstCases(FIRST_TAPS, 1))
      test(`the first tap acts, and the cards show: ${name}`, async ({ page }) => {
        await page.addInitScript(() => {
          window.alert = () => {
            document.documentElement.dataset['alerted'] = '';
          };
        });
        await page.goto(path);
        const release = await holdScripts(page);
        const control = await handleOf(find(page));
        await control.scrollIntoViewIfNeeded();
        await changePage(page, change);
        await control.dispatchEvent('click');
        release();
        await page.waitForFunction(effect);
        if (path === '/') await expect(list(page).locator('article').first()).toBeVisible();
      });
  });

test('§2.39 A control that React replaces while the mouse is pressed on it acts @rare', async ({
  page,
}) => {
  await page.goto('/');
  const photos = tab(page, 'Photos');
  await photos.scrollIntoViewIfNeeded();
  const release = await holdScripts(page);
  const box = await photos.boundingBox();
  const old = await handleOf(photos);
  await changePage(page, 'marked');
  if (box) await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  release();
  await page.waitForFunction((button) => !button.isConnected, old);
  await page.mouse.up();
  await expect(page.locator('#portfolio .tab').last()).toHaveAttribute('aria-pressed', 'true');
});

for (const change of CHANGES)
  test(`§2.39 A page that is ${change} after its islands have woken, and back, acts on @rare`, async ({
    page,
    mail,
  }) => {
    await openGrid(page);
    const form = contactForm(page);
    await form.name.focus();
    await expect(islandOf(form.name)).not.toHaveAttribute('ssr');
    const photos = await handleOf(tab(page, 'Photos'));
    const all = await handleOf(tab(page, 'Tous'));
    const submit = await handleOf(form.submit);
    for (const isChanged of [true, false]) {
      if (isChanged) await changePage(page, change);
      else await undoChange(page);
      await photos.dispatchEvent('click');
      await expect(list(page)).toHaveAttribute('aria-busy', 'false');
      await expect(page.locator('#portfolio [role=status]').first()).toHaveText('7 réalisations');
      await page.locator('.portfolio-layout .button').click();
      await expect(cards(page)).toHaveCount(7);
      await all.dispatchEvent('click');
      await expect(cards(page)).toHaveCount(6);
      await page.locator('#services [type=button].text-action').first().click();
      await expect(page.locator('#services [data-folded=false]')).toHaveCount(isChanged ? 6 : 9);
      await submit.dispatchEvent('click');
      await expect(page.locator('#user_name-erreur')).toHaveText('Indiquez votre nom.');
      await field(page, 'user_name').fill(WRITTEN.user_name);
      await field(page, 'user_name').blur();
      await expect(page.locator('#user_name-erreur')).toHaveCount(0);
      await field(page, 'user_name').fill('');
    }
    await form.fill();
    await submit.dispatchEvent('click');
    await expect(form.sent).toBeVisible();
    expect(mail.messages()[0]?.fields).toMatchObject(SENT);
  });

test('§2.39 names, addresses, numbers and codes are not translated @rare', async ({ page }) => {
  for (const [path, ...names] of [
    ['/', 'Clarisse Ndolé', 'bonjour@clarisse-ndole.example', '+237 600 00 00 00', 'Sillons'],
    ['/projet', 'Clarisse Ndolé', '+237 600 00 00 00', 'Orange Money'],
    [ARTICLE.path, 'Clarisse Ndolé'],
  ] as const) {
    await page.goto(path);
    await changePage(page, 'translated');
    for (const name of names) {
      const kept = page.locator('[translate=no]', { hasText: name.replaceAll(' ', '\u00a0') });
      const spaced = page.locator('[translate=no]', { hasText: name });
      await expect(kept.or(spaced).first()).not.toContainText('EN ');
    }
    await expect(page.locator('[translate=no] font')).toHaveCount(0);
  }
});
