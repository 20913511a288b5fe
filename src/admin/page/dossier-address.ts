import type Editor from '@sveltia/cms';
import type { CmsConfig } from '@sveltia/cms';
import { z } from 'zod';
import { copyText } from '@/lib/copy-text.ts';
import { dayInCameroon, longDate } from '@/lib/dates.ts';
import { askInDialog, createElement } from './dialog.ts';
import { isEnded, type PublishStatus } from '@/content/publish-status.ts';

const savedDossier = z.object({
  collection: z.literal('dossiers'),
  data: z.object({
    key: z.string(),
    draft: z.boolean().optional(),
    date: z.coerce.date().optional(),
    lastDay: z.coerce.date().optional(),
  }),
});

/**
 * Returns the public URL of a dossier's page.
 *
 * @param key secret part of the URL.
 */
export const dossierUrl = ({ site_url: site = '' }: CmsConfig, key: string) =>
  `${site}/dossiers/${key}/`;

/** Shows the secret URL of a dossier whenever the owner has saved it; no page of the site links to it. */
export function showDossierUrlAfterSaving(editor: typeof Editor, config: CmsConfig): void {
  editor.registerEventListener({
    name: 'postSave',
    handler: ({ entry }) => {
      const { data } = savedDossier.safeParse(entry.toJS());
      if (!data || data.data.draft) return;
      const { key, ...term } = data.data;
      // The editor doesn't wait for this handler.
      void showUrl(dossierUrl(config, key), describeDossierDates(term, dayInCameroon(new Date())));
    },
  });
}

async function showUrl(url: string, validity: string): Promise<void> {
  const copyButton = createElement('button', { type: 'button', textContent: 'Copier l’adresse' });
  const status = createElement('p', { role: 'status' });
  copyButton.addEventListener('click', () => {
    void copyText(url)
      .then(() => 'Adresse copiée : collez-la dans votre message.')
      .catch(() => 'Ce navigateur ne copie pas : choisissez l’adresse, puis copiez-la.')
      .then((said) => {
        status.textContent = said;
      });
  });
  await askInDialog({
    title: 'Votre dossier est enregistré',
    content: [
      `Voici son adresse. Elle n’est dans aucune page du site : la connaît qui la reçoit de vous. ${validity}`,
      createElement('p', { className: 'desk-address', textContent: url }),
      copyButton,
      status,
    ],
    choices: { '': 'Fermer' },
  });
}

/**
 * Says in French from when to when the page of a dossier is online.
 *
 * @param today the current day, at midnight UTC.
 */
export function describeDossierDates(dossier: PublishStatus, today: Date): string {
  const { date, lastDay } = dossier;
  if (lastDay && isEnded(dossier, today))
    return `Son dernier jour, le ${longDate(lastDay)}, est passé : elle ne mène nulle part.`;
  const opening =
    date && date > today
      ? `Elle s’ouvrira le ${longDate(date)}.`
      : 'Elle s’ouvre une fois le site publié.';
  return lastDay ? `${opening} Dernier jour : ${longDate(lastDay)}.` : opening;
}
