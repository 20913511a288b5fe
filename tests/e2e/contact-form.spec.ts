import { contactForm, openContact } from '../support/contact-page.ts';
import { WRITTEN } from '../support/written.ts';
import { expect, test } from '../support/test.ts';
import { MAIL_ORIGIN } from '../support/mail-origin.ts';

const SERVICES = [
  "Rédaction d'articles",
  'Interviews',
  'Reportages',
  'Révision éditoriale',
  'Communication digitale',
  'Enquêtes journalistiques',
  'Photojournalisme',
  'Création de podcasts',
  'Correspondance internationale',
  'Analyse de données',
  'Relations publiques',
  'Rédaction créative',
];

test.beforeEach(({ page }) => openContact(page));

test.describe('§3 Contact form', () => {
  test('the four fields, their names and types; the subjects are the services, under an empty placeholder', async ({
    page,
  }) => {
    const { name, email, subject, message } = contactForm(page);
    await expect(name).toHaveAttribute('name', 'user_name');
    await expect(email).toHaveAttribute('name', 'user_email');
    await expect(email).toHaveAttribute('type', 'email');
    await expect(subject).toHaveAttribute('name', 'subject');
    await expect(message).toHaveAttribute('name', 'message');
    await expect(message).toHaveAttribute('rows', '5');
    for (const field of [name, email, subject, message]) {
      await expect(field).toHaveAttribute('required');
      await expect(field).toHaveValue('');
    }
    const options = subject.getByRole('option');
    await expect(options).toHaveText(['Sélectionnez un sujet', ...SERVICES]);
    await expect(options.first()).toHaveAttribute('value', '');
    await expect(options.first()).toHaveJSProperty('selected', true);
  });
});

test.describe('§4 Contact form: sending', () => {
  test('« Envoi en cours... », everything disabled, then success and an empty form; §7 the call carries these fields and no others', async ({
    page,
    mail,
  }) => {
    const form = contactForm(page);
    const { name, email, subject, message } = form;
    const { promise: seen, resolve: answer } = Promise.withResolvers<undefined>();
    await page.route(`${MAIL_ORIGIN}/**`, async (route) => {
      await seen;
      await route.fallback();
    });
    await form.fill();
    await form.send();
    await expect(form.sending).toBeDisabled();
    for (const field of [name, email, subject, message]) await expect(field).toBeDisabled();

    answer(undefined);
    await expect(form.success).toBeVisible();
    await expect(form.success).toContainText(
      'Votre message a été envoyé avec succès ! Je vous répondrai dans les plus brefs délais.',
    );
    await expect(form.sent).toBeFocused();
    await expect(form.submit).toBeEnabled();
    for (const field of [name, email, subject, message]) await expect(field).toHaveValue('');
    expect(mail.messages()).toEqual([
      {
        status: 200,
        fields: {
          ...WRITTEN,
          message: WRITTEN.message.replace('\n', '\r\n'),
          lib_version: '4.4.1',
          service_id: 'local',
          template_id: 'local',
          user_id: 'local',
        },
      },
    ]);
  });

  test('a double click makes one request', async ({ page, mail }) => {
    const form = contactForm(page);
    mail.setBehaviour({ delayMs: 300 });
    await form.fill();
    await form.submit.dblclick();
    await expect(form.success).toBeVisible();
    expect(mail.messages()).toHaveLength(1);
  });

  test('a robot that fills the hidden field sends nothing', async ({ page, mail }) => {
    const form = contactForm(page);
    await form.fill();
    await page.locator('[name=site_web]').fill('https://robot.example', { force: true });
    await form.send();
    await expect(form.success).toBeVisible();
    expect(mail.messages()).toEqual([]);
    await expect(page.getByLabel('Site web')).not.toBeInViewport();
    await expect(page.getByRole('textbox', { name: 'Site web' })).toHaveCount(0);
  });

  for (const name of ['Fermer', 'Fermer la notification']) {
    test(`the notice closes with « ${name} » @rare`, async ({ page, mail }) => {
      const form = contactForm(page);
      await form.fill();
      await form.send();
      await form.success.getByRole('button', { name, exact: true }).click();
      await expect(form.success).toHaveCount(0);
      await expect(form.submit).toBeFocused();
      expect(mail.messages()).toHaveLength(1);
    });
  }
});

test.describe('§4 Contact form: the unsent text', () => {
  test('survives a reload, and is gone once sent', async ({ page, mail }) => {
    const form = contactForm(page);
    await form.fill();
    await page.reload();
    await expect(form.message).toHaveValue(WRITTEN.message);
    await expect(form.subject).toHaveValue(WRITTEN.subject);
    await form.send();
    await expect(form.success).toBeVisible();
    expect(mail.messages()[0]?.fields['user_name']).toBe(WRITTEN.user_name);
    await page.reload();
    for (const field of [form.name, form.email, form.subject, form.message])
      await expect(field).toHaveValue('');
  });

  for (const storage of ['sessionStorage', 'localStorage'])
    test(`a blocked ${storage} does no harm @rare`, async ({ page, mail }) => {
      await page.addInitScript((blocked) => {
        Object.defineProperty(window, blocked, {
          configurable: true,
          get: () => {
            throw new DOMException('Access is denied.', 'SecurityError');
          },
        });
      }, storage);
      await page.reload();
      const form = contactForm(page);
      await form.fill();
      await form.send();
      await expect(form.success).toBeVisible();
      expect(mail.messages()).toHaveLength(1);
    });
});
