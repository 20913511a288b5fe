import type { Page } from '@playwright/test';
import { contactForm, openContact } from '../support/contact-page.ts';
import { firstCases } from '../support/first-cases.ts';
import { WRITTEN } from '../support/written.ts';
import { expect, test } from '../support/test.ts';

const section = (page: Page) => page.getByRole('region', { name: 'Portfolio' });

/** Serves a page with the data of an island changed into something that its code can't use. */
async function breakIsland(
  page: Page,
  island: string,
  change: (props: string) => string,
  path = '/',
): Promise<void> {
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      // A form that can't send asks for the page's headers alone, to know whether the network is there.
      if (route.request().method() === 'HEAD') return route.fallback();
      const response = await route.fetch();
      const html = await response.text();
      const start = new RegExp(
        `(<astro-island [^>]*component-export="${island}"[^>]* props=")([^"]*)`,
      );
      const broken = html.replace(start, (_found, before: string, props: string) => {
        const changed = change(props.replaceAll('&quot;', '"'));
        return before + changed.replaceAll('"', '&quot;');
      });
      expect(broken).not.toBe(html);
      await route.fulfill({ response, body: broken });
    },
  );
}

const BROKEN = [
  { name: 'data of the wrong shape', props: '{"items":[0,null]}' },
  { name: 'data that can’t be read', props: '{"items":[' },
];

for (const { name, props } of firstCases(BROKEN, 1)) {
  test.describe(`§2 Portfolio with ${name}`, () => {
    test.use({ expectedConsole: [/./] });

    test('stays readable, its links work, and so do the other islands', async ({
      page,
      isMobile,
    }) => {
      await page.route('https://www.youtube.com/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>YouTube</title>' }),
      );
      await breakIsland(page, 'PortfolioGrid', () => props);
      await page.goto('/');
      const cards = section(page).getByRole('article');
      await expect(cards).toHaveCount(6);
      const served = await cards.allInnerTexts();
      const crash = page.waitForEvent('console', (message) => message.type() === 'error');
      const photos = section(page).getByRole('button', { name: 'Photos' });
      await (isMobile ? photos.tap() : photos.click());
      await crash;

      await expect(cards).toHaveCount(6);
      // Data that can't be read are asked for again at the next click.
      if (name === 'data of the wrong shape')
        await expect(section(page).getByRole('button')).toHaveCount(0);
      expect(await cards.allInnerTexts()).toEqual(served);
      await expect(section(page).getByRole('img').first()).toBeVisible();
      const video = section(page)
        .getByRole('link', { name: /^Voir la vidéo/ })
        .first();
      const [opened] = await Promise.all([page.waitForEvent('popup'), video.click()]);
      await opened.close();

      await page.getByRole('button', { name: 'Thème sombre' }).click();
      await expect(page.getByRole('button', { name: 'Thème sombre' })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
    });
  });
}

test.describe('§2 An island whose code breaks', () => {
  // A clipboard that refuses.
  test.use({ expectedConsole: [/./], permissions: [] });
  test.beforeEach(({ page }) => {
    page.on('dialog', (dialog) => void dialog.accept());
  });

  test('the services: all twelve show, without a control @rare', async ({ page }) => {
    await breakIsland(page, 'ServicesMarquee', () => '{"services":[0,null]}');
    await page.goto('/');
    const services = page.getByRole('region', { name: 'Services', exact: true });
    // By keyboard: a mouse wakes the island as it comes, and would wait for a button that is gone.
    await services.getByRole('button', { name: 'Voir plus' }).press('Enter');
    await expect(services.getByRole('button')).toHaveCount(0);
    await expect(services.getByRole('article')).toHaveCount(12);
  });

  test('the testimonials: all six show, without a control @rare', async ({ page }) => {
    await breakIsland(page, 'TestimonialsCarousel', () => '{"testimonials":[0,null]}');
    await page.goto('/');
    const testimonials = page.getByRole('region', { name: 'Témoignages', exact: true });
    // A visitor who has done something: what then unfolds is an answer, not a shift.
    await page.keyboard.press('Tab');
    await testimonials.scrollIntoViewIfNeeded();
    await expect(testimonials.getByRole('button')).toHaveCount(0);
    await expect(testimonials.getByRole('figure')).toHaveCount(6);
    for (const quote of await testimonials.getByRole('blockquote').all())
      expect(await quote.evaluate((node) => node.scrollHeight - node.clientHeight)).toBeLessThan(
        12,
      );
  });

  test('the donation: how to give stays, without a button @rare', async ({ page }) => {
    // A text that is none: it breaks what shows it, which is where the clipboard refuses.
    await breakIsland(page, 'CopyPaymentDetails', () => '{"text":[0,{}]}', '/projet');
    await page.goto('/projet');
    await page.getByRole('button', { name: 'Copier les informations' }).click();
    const block = page.getByRole('region', { name: 'Faire un don' });
    await expect(block.getByRole('button')).toHaveCount(0);
    await expect(block.getByText('+237 600 00 00 00')).toBeVisible();
  });

  const WRONG = [
    ['at once', /"subjects":\[1,(?:[^\]]|\],)*\]\]\]/, '"subjects":[0,null]'],
    ['after a message that could not be sent', /"whatsapp":\[0,"[^"]*"\]/, '"whatsapp":[0,5]'],
  ] as const;
  for (const [when, field, value] of WRONG)
    test(`the contact form, ${when}: what was typed stays, with the address @rare`, async ({
      page,
    }) => {
      await breakIsland(page, 'ContactForm', (props) => props.replace(field, value));
      await openContact(page);
      const form = contactForm(page);
      const line = form.section.getByText('Le formulaire n’a pas pu se charger.');
      await form.name.fill(WRITTEN.user_name);
      if (when === 'at once') await expect(line).toBeVisible();
      await form.fill();
      if (when !== 'at once') await form.send();
      await expect(line).toBeVisible();
      await expect(form.submit).toHaveCount(0);
      await form.email.press('Enter');
      await expect(page).toHaveURL('/#contact');
      await expect(form.name).toHaveValue(WRITTEN.user_name);
      await expect(form.email).toHaveValue(WRITTEN.user_email);
      await expect(form.subject).toHaveValue(WRITTEN.subject);
      await expect(form.message).toHaveValue(WRITTEN.message);
    });
});
