import type { Page } from '@playwright/test';
import { WRITTEN } from './written.ts';

/** The contact section as a visitor finds it: by labels and visible text. */
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
    /** The title of what is said then: it takes the focus. */
    sent: section.getByText('Message envoyé !'),
    failure: section.getByRole('alert').filter({ hasText: 'Erreur' }),
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
 * Opens the home page at the form. The carousel above it loads its script as soon as it is seen: that
 * script is kept waiting, since the form is not where the carousel's own movements are judged.
 */
export async function openContact(page: Page): Promise<void> {
  // Without motion, so that clicks needn't wait for the page to have scrolled.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route('**/TestimonialsCarousel*', () => undefined);
  await page.goto('/#contact');
}
