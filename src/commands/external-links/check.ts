import type { External } from './addresses.ts';
import { probe, type Answer } from './probe.ts';

/** An address that leads to nothing any more. */
export interface Dead extends External {
  /** What the host answered. */
  raison: string;
}

/**
 * Asks for every page, one after the other on each host.
 *
 * @param addresses what to ask for.
 * @param ask for one page.
 * @returns the dead ones in the order of `addresses`; nothing at all when no host can be reached, which
 *   says more of this machine's network than of the pages.
 */
export async function deadAmong(
  addresses: External[],
  ask: (address: string) => Promise<Answer> = probe,
): Promise<Dead[] | undefined> {
  const answers = new Map<string, Answer>();
  const hosts = Map.groupBy(addresses, ({ adresse }) => new URL(adresse).host);
  await Promise.all(
    [...hosts.values()].map(async (external) => {
      for (const { adresse } of external) answers.set(adresse, await ask(adresse));
    }),
  );
  if (addresses.length > 0 && ![...answers.values()].some(isFromHost)) return undefined;
  return addresses.flatMap((external) => {
    const answer = answers.get(external.adresse);
    return typeof answer === 'object' ? [{ ...external, raison: answer.dead }] : [];
  });
}

function isFromHost(answer: Answer): boolean {
  return answer === 'alive' || (typeof answer === 'object' && answer.dead.startsWith('erreur'));
}
