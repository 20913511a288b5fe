/**
 * Script of the sheet for editors. It copies a biography on a click on its button, and removes the line « Disponible à
 * partir du… » once that day is over, because the page may have been built before.
 */
import { copyText } from '@/lib/copy-text.ts';

const DAY_MS = 86_400_000;

for (const block of document.querySelectorAll('.biography')) {
  const status = block.querySelector('[role=status]');
  const show = (message: string) => {
    if (status) status.textContent = message;
  };
  block.querySelector('button')?.addEventListener('click', () => {
    void copyText(block.querySelector('p')?.textContent.trim() ?? '')
      .then(() => 'Copié.')
      .catch(() => 'Ce navigateur n’a pas pu copier\u202f: sélectionnez le texte.')
      .then(show);
  });
}

const from = document.querySelector<HTMLTimeElement>('.available time');
if (from && Date.now() >= Date.parse(from.dateTime) + DAY_MS) from.closest('p')?.remove();
