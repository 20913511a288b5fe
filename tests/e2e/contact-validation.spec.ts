import { contactForm, openContact } from '../support/contact-page.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(({ page }) => openContact(page));

test.describe('§5 Validation rules: contact form', () => {
  const WRONG = [
    ['name', 'Indiquez votre nom.', 'Awa'],
    ['email', 'Indiquez votre adresse e-mail.', 'awa@site.example'],
    ['subject', 'Sélectionnez un sujet.', ''],
    ['message', 'Écrivez votre message.', 'Bonjour'],
  ] as const;

  test('one field that is wrong: its message alone, until it is fixed', async ({ page, mail }) => {
    const form = contactForm(page);
    for (const [index, [field, message, value]] of WRONG.entries()) {
      await form.fill();
      if (field === 'subject') await form.subject.selectOption('');
      else await form[field].fill('');
      await form.send();
      await expect(form.section.getByText(message, { exact: true })).toBeVisible();
      await expect(form.section.locator('[aria-invalid=true]')).toHaveCount(1);
      await expect(form[field]).toBeFocused();

      // Keys, as a visitor does: the message leaves under the fingers, and what is below moves up.
      if (field === 'subject') await form.subject.press('ArrowDown');
      else await form[field].pressSequentially(value);
      await expect(form.section.getByText(message, { exact: true })).toHaveCount(0);
      await expect(form[field]).toHaveAttribute('aria-invalid', 'false');
      expect(mail.messages()).toHaveLength(index);

      await form.send();
      await expect(form.success).toBeVisible();
      expect(mail.messages()).toHaveLength(index + 1);
      await form.success.getByRole('button', { name: 'Fermer', exact: true }).click();
      await expect(form.success).toHaveCount(0);
    }
  });

  test('while a field is wrong, nothing is sent', async ({ page, mail }) => {
    const form = contactForm(page);
    await test.step('an empty form: a message at each field, the focus on the first', async () => {
      await form.message.focus();
      await expect(form.section.locator('astro-island')).not.toHaveAttribute('ssr');
      await form.send();
      for (const [field, message] of WRONG) {
        await expect(form[field]).toHaveAttribute('aria-invalid', 'true');
        await expect(form[field]).toHaveAccessibleDescription(message);
      }
      await expect(form.name).toBeFocused();
    });
    await test.step('blanks alone are nothing', async () => {
      for (const [field, message] of WRONG.filter(([name]) => ['name', 'message'].includes(name))) {
        await form.fill();
        await form[field].fill('  \u00a0 ');
        await form.send();
        await expect(form[field]).toHaveAccessibleDescription(message);
        await expect(form[field]).toBeFocused();
      }
    });
    await test.step('an e-mail address that is not complete', async () => {
      await form.fill();
      await form.email.fill('awa@');
      await form.send();
      const message = /Cette adresse e-mail n’est pas complète/;
      await expect(form.email).toHaveAccessibleDescription(message);
      await form.email.pressSequentially('site');
      await expect(form.section.getByText(message)).toHaveCount(0);
    });
    expect(mail.messages()).toEqual([]);
  });
});
