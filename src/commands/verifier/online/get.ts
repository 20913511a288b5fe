import { askHost, type Asking } from '../../ask-host.ts';
import { networkFault } from './network-fault.ts';

/** What came of a request: what the host said, or in French why it said nothing. */
export type Answer = { status: number; headers: Headers; body: string } | { failure: string };

/** Asks for a page, without following it where it leads. Never throws. */
export async function get(address: string, asking: Asking = {}): Promise<Answer> {
  try {
    const response = await askHost(address, { ...asking, redirect: 'manual' });
    return {
      status: response.status,
      headers: response.headers,
      body: await response.text(),
    };
  } catch (error) {
    return { failure: networkFault(error) };
  }
}
