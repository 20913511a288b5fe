import type { Page } from '@playwright/test';
import { WRITTEN } from './written.ts';

/** Locators for the contact section, by labels and visible texts. */
export function contactForm(page: Page) {
  const section = page.getByRole('region', { name: 'Contact' });
  const fields = {
    name: section.getByLabel('Nom', { exact: true }),
    email: section.getByLabel('Email', { exact: true }),
    subject: section.getByLabel('Sujet', { exact: true }),
    message: section.getByLabel('Message', { exact: true }),
  };
  const submit = section.getByRole('button', { name: 'Envoyer le message' });
  return {
    ...fields,
    section,
    submit,
    sending: section.getByRole('button', { name: 'Envoi en cours...' }),
    success: section.getByRole('status').filter({ hasText: 'Message envoyé !' }),
    /** The title of the success message, which receives the focus. */
    sent: section.getByText('Message envoyé !'),
    failure: section.getByRole('alert').filter({ hasText: 'Erreur' }),
    /** Closes the success or failure message. */
    close: section.getByRole('button', { name: 'Fermer la notification' }),
    fill: async () => {
      await fields.name.fill(WRITTEN.user_name);
      await fields.email.fill(WRITTEN.user_email);
      await fields.subject.selectOption(WRITTEN.subject);
      await fields.message.fill(WRITTEN.message);
    },
    send: () => submit.click(),
  };
}

/**
 * Opens the home page at the contact form. Blocks the script of the carousel above it, which would load and move the
 * page.
 */
export async function openContact(page: Page): Promise<void> {
  // Without smooth scrolling, so that clicks needn't wait for it.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route('**/TestimonialsCarousel*', () => undefined);
  await page.goto('/#contact');
}
