import { askHost, codeOf, type Asking } from '../ask-host.ts';

/** What a host says of a page that is gone for good. Others refuse robots, or are down for an hour. */
const GONE = new Set([404, 410]);

/** Some hosts answer nothing to a visitor without a name. */
const HEADERS = { 'user-agent': 'Mozilla/5.0 (compatible; verification-hebdomadaire-des-liens)' };

/** What came of asking for a page: dead for a reason, alive, or nobody can tell. */
export type Answer = { dead: string } | 'alive' | 'unknown';

/**
 * Asks whether a page is still there. Redirects are followed; a page is dead only when its host says so,
 * or when there is no such host any more.
 *
 * @param address of the page.
 */
export async function probe(address: string, asking: Asking = {}): Promise<Answer> {
  const request = async (method: string): Promise<Answer> => {
    const response = await askHost(address, { ...asking, method, headers: HEADERS });
    await response.body?.cancel();
    if (response.ok) return 'alive';
    return GONE.has(response.status) ? { dead: `erreur ${response.status}` } : 'unknown';
  };
  try {
    // Many hosts refuse to tell of a page without showing it.
    const answer = await request('HEAD');
    return answer === 'alive' ? answer : await request('GET');
  } catch (error) {
    return codeOf(error) === 'ENOTFOUND' ? { dead: 'domaine introuvable' } : 'unknown';
  }
}
