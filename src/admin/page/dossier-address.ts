import type Editor from '@sveltia/cms';
import type { CmsConfig } from '@sveltia/cms';
import { z } from 'zod';
import { dayInCameroon, longDate } from '@/lib/dates.ts';
import { ask, element } from './dialog.ts';
import { stripPart } from './status-bar.ts';
import { isEnded, type Term } from '@/content/visibility.ts';

const saved = z.object({
  collection: z.literal('dossiers'),
  data: z.object({
    key: z.string(),
    draft: z.boolean().optional(),
    date: z.coerce.date().optional(),
    lastDay: z.coerce.date().optional(),
  }),
});

/**
 * Public address of the page of a dossier.
 *
 * @param key its secret part.
 */
export const dossierAddress = ({ site_url: site = '' }: CmsConfig, key: string) =>
  `${site}/dossiers/${key}/`;

/** Tells the owner the address of a dossier that she has saved, which stands nowhere else. */
export function tellDossierAddress(editor: typeof Editor, config: CmsConfig): void {
  let copied: HTMLElement | undefined;

  editor.registerEventListener({
    name: 'postSave',
    handler: ({ entry }) => {
      const { data } = saved.safeParse(entry.toJS());
      // The editor doesn't wait for what she answers.
      if (!data || data.data.draft) return;
      const { key, ...term } = data.data;
      void tell(dossierAddress(config, key), dossierDays(term, dayInCameroon(new Date())));
    },
  });

  async function tell(address: string, days: string): Promise<void> {
    const answer = await ask({
      title: 'Votre dossier est enregistré',
      content: [
        element('p', {
          textContent: `Voici son adresse. Elle n’est dans aucune page du site : la connaît qui la reçoit de vous. ${days}`,
        }),
        element('p', { className: 'desk-address', textContent: address }),
      ],
      choices: { copy: 'Copier l’adresse', '': 'Fermer' },
    });
    copied ??= stripPart('Adresse du dossier');
    copied.textContent = answer === 'copy' ? await copy(address) : '';
  }
}

async function copy(address: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(address);
    return 'Adresse copiée : collez-la dans votre message.';
  } catch {
    return address;
  }
}

/**
 * When the page of a dossier is there, in French.
 *
 * @param today the current day, at midnight UTC.
 */
export function dossierDays(dossier: Term, today: Date): string {
  const { date, lastDay } = dossier;
  if (lastDay && isEnded(dossier, today))
    return `Son dernier jour, le ${longDate(lastDay)}, est passé : elle ne mène nulle part.`;
  const opening =
    date && date > today
      ? `Elle s’ouvrira le ${longDate(date)}.`
      : 'Elle s’ouvre une fois le site publié.';
  return lastDay ? `${opening} Dernier jour : ${longDate(lastDay)}.` : opening;
}
