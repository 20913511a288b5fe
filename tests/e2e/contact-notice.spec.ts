import { contactForm, openContact } from '../support/contact-page.ts';
import { expect, test } from '../support/test.ts';

test.use({ expectedConsole: [/./] });
test.skip(({ isMobile }) => isMobile, 'A phone has one column.');

for (const width of [1024, 1280, 1920]) {
  test(`§8 Notice: in a window of ${width} px it stands beside the form and covers no field @rare`, async ({
    page,
    mail,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await openContact(page);
    const form = contactForm(page);
    for (const sent of [false, true]) {
      mail.setBehaviour(sent ? {} : { status: 500 });
      await form.fill();
      await form.send();
      const notice = sent ? form.success : form.failure;
      const box = await notice.boundingBox();
      for (const field of [form.name, form.email, form.subject, form.message, form.submit]) {
        await field.scrollIntoViewIfNeeded();
        const { x = 0, width: wide = 0 } = (await field.boundingBox()) ?? {};
        expect(x + wide).toBeLessThan(box?.x ?? 0);
        await expect(notice).toBeInViewport({ ratio: 1 });
      }
      await notice.getByRole('button', { name: 'Fermer', exact: true }).click();
    }
  });
}

test('§8 Notice: the list of subjects has a mark of its own, in the colour of its text @rare', async ({
  page,
}) => {
  await openContact(page);
  const { subject } = contactForm(page);
  await expect(subject).toHaveCSS('appearance', 'none');
  const [mark, ink] = await subject.evaluate((select) => [
    getComputedStyle(select.parentElement ?? select, '::after').borderBottomColor,
    getComputedStyle(select).color,
  ]);
  expect(mark).toBe(ink);
});
