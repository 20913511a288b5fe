import { stopClock } from '../support/clock.ts';
import { contactForm, openContact } from '../support/contact-page.ts';
import { WRITTEN } from '../support/written.ts';
import { expect, test } from '../support/test.ts';

const OWNER = 'bonjour@clarisse-ndole.example';
const DEFAULT = "Une erreur est survenue lors de l'envoi du message.";
const SERVICE = "Erreur de configuration du service email. Veuillez contacter l'administrateur.";
const TEMPLATE = "Erreur de template email. Veuillez contacter l'administrateur.";
const KEY = "Erreur d'authentification. Veuillez contacter l'administrateur.";
const NETWORK = 'Problème de connexion. Vérifiez votre connexion internet et réessayez.';

test.use({ expectedConsole: [/Failed to load resource|Message non envoyé/] });
test.beforeEach(({ page }) => openContact(page));

test.describe('§8 Error catalogue: what the service answers', () => {
  for (const [status, body, message] of [
    [400, 'Invalid service ID', SERVICE],
    [400, 'The service ID not found. To find this ID, visit the dashboard', SERVICE],
    [400, 'Invalid template ID', TEMPLATE],
    [400, 'The template ID not found. To find this ID, visit the dashboard', TEMPLATE],
    [400, 'Invalid public key', KEY],
    [400, 'The Public Key is invalid. To find this ID, visit the dashboard', KEY],
    [400, 'Network Error', NETWORK],
    [451, 'Unavailable For Headless Browser', DEFAULT],
    [403, 'Forbidden', DEFAULT],
    [429, 'Too Many Requests', 'Attendez un moment, puis réessayez.'],
    [500, '', DEFAULT],
  ] as const) {
    test(`${status} « ${body} »`, async ({ page, mail }) => {
      const lines: string[] = [];
      page.on('console', (line) => line.type() === 'error' && lines.push(line.text()));
      mail.setBehaviour({ status, body });
      const form = contactForm(page);
      await form.fill();
      await form.send();
      await expect(form.failure).toContainText(`Erreur${message}`);
      await expect(form.failure).toContainText(`m’écrire directement à ${OWNER}`);
      await expect(form.section.getByText('Erreur', { exact: true })).toBeFocused();
      expect(mail.messages().map((received) => received.status)).toEqual([status]);
      expect(lines).toContainEqual(expect.stringContaining('Message non envoyé'));
    });
  }
});

test.describe('§8 Error catalogue: network', () => {
  test('a dropped connection; the text stays, and a second try works', async ({ page, mail }) => {
    mail.setBehaviour({ drop: true });
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

  test('no connection at all', async ({ page, context, mail }) => {
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

  test('no answer for 15 seconds', async ({ page, mail }) => {
    mail.setBehaviour({ delayMs: 60_000 });
    const form = contactForm(page);
    await form.fill();
    await expect(form.section.locator('astro-island')).not.toHaveAttribute('ssr');
    // What the machine takes to send is not to count.
    await stopClock(page);
    await form.send();
    // It sends once the browser has shown that the button was pressed.
    await page.clock.runFor(100);
    await expect.poll(() => mail.messages().length).toBe(1);
    await page.clock.runFor(14_000);
    await expect(form.sending).toBeDisabled();
    await page.clock.runFor(2_000);
    await expect(form.failure).toContainText(`Erreur${NETWORK}`);
    await expect(form.submit).toBeEnabled();
  });
});

test.describe('§8 Error catalogue: other ways to send the same message', () => {
  test('by e-mail and by WhatsApp, ready to leave; the notice closes', async ({ page, mail }) => {
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
