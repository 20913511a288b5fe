import type { Page, Route } from '@playwright/test';
import { stopClock } from '../support/clock.ts';
import { firstCases } from '../support/first-cases.ts';
import { MAIL_ORIGIN } from '../support/mail-origin.ts';
import { contactForm, openContact } from '../support/contact-page.ts';
import { WRITTEN } from '../support/written.ts';
import { expect, test } from '../support/test.ts';

const OWNER = 'bonjour@clarisse-ndole.example';
const DEFAULT = "Une erreur est survenue lors de l'envoi du message.";
const SERVICE = "Erreur de configuration du service email. Veuillez contacter l'administrateur.";
const TEMPLATE = "Erreur de template email. Veuillez contacter l'administrateur.";
const KEY = "Erreur d'authentification. Veuillez contacter l'administrateur.";
const NETWORK = 'Problème de connexion. Vérifiez votre connexion internet et réessayez.';
const MAYBE_SENT = 'ErreurLe message est peut-être parti';

/** What the service may answer, and what the visitor is told. */
const ANSWERS = [
  [400, 'Invalid service ID', SERVICE],
  [400, 'Invalid template ID', TEMPLATE],
  [400, 'Invalid public key', KEY],
  [429, 'Too Many Requests', 'Attendez un moment, puis réessayez.'],
  [500, '', DEFAULT],
  [400, 'The service ID not found. To find this ID, visit the dashboard', SERVICE],
  [400, 'The template ID not found. To find this ID, visit the dashboard', TEMPLATE],
  [400, 'The Public Key is invalid. To find this ID, visit the dashboard', KEY],
  [412, 'Network Error', DEFAULT],
  [502, 'The network of the service is down. Invalid service ID', SERVICE],
  [511, 'Network Authentication Required', DEFAULT],
  [451, 'Unavailable For Headless Browser', DEFAULT],
  [403, 'Forbidden', DEFAULT],
] as const;

const UNREACHED = ['blockedbyclient', 'connectionrefused', 'namenotresolved', 'failed'] as const;

test.use({ expectedConsole: [/Failed to load resource|Message non envoyé/] });
test.beforeEach(({ page }) => openContact(page));

test('§8 Error catalogue: what the service answers is told', async ({ page, mail }) => {
  const lines: string[] = [];
  page.on('console', (line) => line.type() === 'error' && lines.push(line.text()));
  const form = contactForm(page);
  await form.fill();
  for (const [status, body, message] of firstCases(ANSWERS, 5))
    await test.step(`${status} « ${body} »`, async () => {
      mail.reset();
      mail.setBehaviour({ status, body });
      await form.send();
      await expect(form.failure).toContainText(`Erreur${message}`);
      await expect(form.failure).toContainText(`m’écrire directement à ${OWNER}`);
      await expect(form.section.getByText('Erreur', { exact: true })).toBeFocused();
      expect(mail.messages().map((received) => received.status)).toEqual([status]);
      expect(lines.splice(0)).toContainEqual(expect.stringContaining('Message non envoyé'));
      await form.failure.getByRole('button', { name: 'Fermer', exact: true }).click();
      await expect(form.failure).toHaveCount(0);
    });
});

test.describe('§8 Error catalogue: network', () => {
  test('a dropped connection; the text stays, and a second try works', async ({ page, mail }) => {
    mail.setBehaviour({ drop: true });
    await page.route('/', (route) => route.abort());
    const form = contactForm(page);
    await form.fill();
    await form.send();
    await expect(form.failure).toContainText(`Erreur${NETWORK}`);
    await expect(form.name).toHaveValue(WRITTEN.user_name);
    await expect(form.email).toHaveValue(WRITTEN.user_email);
    await expect(form.subject).toHaveValue(WRITTEN.subject);
    await expect(form.message).toHaveValue(WRITTEN.message);

    mail.reset();
    await form.send();
    await expect(form.success).toBeVisible();
    await expect(form.failure).toHaveCount(0);
    expect(mail.messages()).toHaveLength(1);
  });

  test('no connection at all @rare', async ({ page, context, mail }) => {
    const form = contactForm(page);
    await form.fill();
    await expect(form.section.locator('astro-island')).not.toHaveAttribute('ssr');
    await context.setOffline(true);
    await form.send();
    await expect(form.failure).toContainText(`Erreur${NETWORK}`);
    expect(mail.messages()).toEqual([]);

    await context.setOffline(false);
    await form.send();
    await expect(form.success).toBeVisible();
  });
});

test.describe('§8 Error catalogue: the service can’t be reached, the site can', () => {
  for (const reason of UNREACHED)
    test(`${reason}: not the connection’s fault @rare`, async ({ page }) => {
      await page.route(`${MAIL_ORIGIN}/**`, (route) => route.abort(reason));
      const form = contactForm(page);
      await form.fill();
      await form.send();
      await expect(form.failure).toContainText(`Erreur${DEFAULT}`);
      await expect(form.failure).toContainText(`m’écrire directement à ${OWNER}`);
      await expect(form.message).toHaveValue(WRITTEN.message);
      await expect(form.submit).toBeEnabled();
    });
});

test.describe('§8 Error catalogue: late answer', () => {
  /** Sends a message and lets 15 seconds pass. @returns a function that ends the request. */
  const waitInVain = async (page: Page) => {
    const { promise, resolve } = Promise.withResolvers<(route: Route) => Promise<void>>();
    await page.route(`${MAIL_ORIGIN}/**`, async (route) => (await promise)(route));
    const form = contactForm(page);
    await form.fill();
    await expect(form.section.locator('astro-island')).not.toHaveAttribute('ssr');
    // What the machine takes to send is not to count.
    await stopClock(page);
    const request = page.waitForRequest(`${MAIL_ORIGIN}/**`);
    await form.send();
    // It sends once the browser has shown that the button was pressed.
    await page.clock.runFor(100);
    await request;
    await page.clock.runFor(14_000);
    await expect(form.sending).toBeDisabled();
    await page.clock.runFor(2_000);
    await expect(form.failure).toContainText(MAYBE_SENT);
    return resolve;
  };

  test('no answer for 15 seconds: the message may have been sent', async ({ page }) => {
    await waitInVain(page);
    const form = contactForm(page);
    await expect(form.failure).toContainText(`m’écrire directement à ${OWNER}`);
    await expect(form.failure).not.toContainText('connexion');
    await expect(form.message).toHaveValue(WRITTEN.message);
    await expect(form.submit).toBeEnabled();
  });

  test('sent after all: the notice says so, and the form is empty @rare', async ({
    page,
    mail,
  }) => {
    const answer = await waitInVain(page);
    answer((route) => route.fallback());
    const form = contactForm(page);
    await expect(form.success).toBeVisible();
    await expect(form.sent).toBeFocused();
    await expect(form.failure).toHaveCount(0);
    await expect(form.message).toHaveValue('');
    expect(mail.messages()).toHaveLength(1);
  });

  test('sent after all: what was changed since stays, with the focus @rare', async ({
    page,
    mail,
  }) => {
    const answer = await waitInVain(page);
    const form = contactForm(page);
    await form.failure.getByRole('button', { name: 'Fermer', exact: true }).click();
    await form.message.fill('Encore un mot.');
    answer((route) => route.fallback());
    await expect(form.success).toBeVisible();
    await expect(form.message).toHaveValue('Encore un mot.');
    await expect(form.message).toBeFocused();
    await expect(form.name).toHaveValue(WRITTEN.user_name);
    expect(mail.messages()).toHaveLength(1);
  });

  test('refused after all: the notice says so, and the text stays @rare', async ({
    page,
    mail,
  }) => {
    mail.setBehaviour({ status: 400, body: 'Invalid template ID' });
    const answer = await waitInVain(page);
    answer((route) => route.fallback());
    const form = contactForm(page);
    await expect(form.failure).toContainText(`Erreur${TEMPLATE}`);
    await expect(form.message).toHaveValue(WRITTEN.message);
  });

  test('broken off after all: it still may have been sent @rare', async ({ page }) => {
    const answer = await waitInVain(page);
    const logged = page.waitForEvent('console', (line) => /Message non envoyé/.test(line.text()));
    answer((route) => route.abort());
    await logged;
    await expect(contactForm(page).failure).toContainText(MAYBE_SENT);
  });
});

test.describe('§8 Error catalogue: other ways to send the same message', () => {
  test('by e-mail and by WhatsApp, ready to leave; the notice closes @rare', async ({
    page,
    mail,
  }) => {
    mail.setBehaviour({ status: 500 });
    const form = contactForm(page);
    await form.fill();
    await form.send();
    const hrefOf = async (name: RegExp) =>
      new URL((await form.failure.getByRole('link', { name }).getAttribute('href')) ?? '');

    const letter = await hrefOf(/par e-mail/);
    expect(letter.pathname).toBe(OWNER);
    expect(letter.protocol).toBe('mailto:');
    expect(letter.searchParams.get('subject')).toBe(WRITTEN.subject);
    expect(letter.searchParams.get('body')).toContain(WRITTEN.message.replace('\n', '\r\n'));
    expect(letter.searchParams.get('body')).toContain(WRITTEN.user_name);

    const chat = await hrefOf(/par WhatsApp/);
    expect(chat.origin + chat.pathname).toBe('https://wa.me/237600000000');
    expect(chat.searchParams.get('text')).toContain(WRITTEN.message);
    expect(chat.searchParams.get('text')).toContain(`Sujet : ${WRITTEN.subject}`);

    await form.failure.getByRole('button', { name: 'Fermer', exact: true }).click();
    await expect(form.failure).toHaveCount(0);
    await expect(form.message).toHaveValue(WRITTEN.message);
  });
});
