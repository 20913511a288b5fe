import { OFFLINE_PATH } from '@/domain/copies/addresses.ts';
import type { Copy } from '@/domain/copies/copy.ts';
import { BASE } from '@/domain/site-paths.ts';
import { todayLong } from '@/domain/text/french-date.ts';

export const OFFLINE_TITLE = 'Hors connexion';

export const OFFLINE_ADDRESS = BASE + OFFLINE_PATH;

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };

const escaped = (text: string) => text.replace(/[&<"]/g, (sign) => SIGNS[sign] ?? sign);

const dayOf = ({ read }: Copy) =>
  `<time datetime="${escaped(read)}">${todayLong(new Date(read))}</time>`;

/** Tells that a page is an older copy. What is `data-copy` isn't kept again. */
export const copySign = (copy: Copy): string =>
  `<p role="status" data-copy class="page-width text-muted pt-4 text-sm">Copie du ${dayOf(copy)}, lue sans connexion · <a class="text-action" href="${OFFLINE_ADDRESS}">Pages gardées</a></p>`;

const AGAIN = '<p class="mt-6"><a class="button" href="">Réessayer</a></p>';

/**
 * What `OFFLINE_ADDRESS` shows: the pages that can be read without a network.
 *
 * @param copies the last one read first.
 * @param isInstead whether it stands for a page that can't be had, which may be asked for again.
 */
export function offlineSection(copies: readonly Copy[], isInstead = false): string {
  const list = copies.map(
    (copy) =>
      `<li class="border-line border-b py-4"><a class="text-action" href="${escaped(copy.path)}">${escaped(copy.title)}</a><span class="text-muted block text-sm">lue le ${dayOf(copy)}</span></li>`,
  );
  const kept = `<h2 class="mt-8 text-xl">Pages gardées</h2><ul role="list" class="max-w-measure mt-4">${list.join('')}</ul><form class="mt-8" method="post" action="${OFFLINE_ADDRESS}"><button class="button">Supprimer les copies</button></form>`;
  const none = '<p class="mt-4">Aucune page n’est gardée sur cet appareil.</p>';
  return `<div data-copy class="page-width py-10 md:py-16"><h1 class="border-ink border-t-4 pt-4 text-3xl font-bold tracking-tight">${OFFLINE_TITLE}</h1><p class="text-muted max-w-measure mt-6 text-lg">Sans réseau, vous pouvez relire ici les pages que vous avez déjà lues, avec leurs images. Les autres demandent une connexion.</p>${isInstead ? AGAIN : ''}${copies.length > 0 ? kept : none}</div>`;
}

/** A page of its own, for who has no copy of any. */
export const barePage = (): string =>
  `<!doctype html><html lang="fr"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><style>main{max-width:36rem;margin:2rem auto;padding:0 1rem;font:1.125rem/1.6 system-ui}</style><title></title><main></main></html>`;
