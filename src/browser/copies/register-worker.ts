import { WORKER_PATH } from '@/domain/copies/addresses.ts';
import { BASE } from '@/domain/site-paths.ts';

declare global {
  interface Window {
    /** Not in every browser (https://www.w3.org/TR/trusted-types/); what it makes stands for the text itself. */
    readonly trustedTypes?: {
      createPolicy: (
        name: string,
        rules: { createScriptURL: (address: string) => string },
      ) => { createScriptURL: (address: string) => string };
    };
  }
}

/** The one policy that the headers name (publish/headers/policy.ts): it lets this one address through. */
const createScriptURL = () => BASE + WORKER_PATH;

/** Registers the service worker, once: browsers look for a newer one themselves, with each page. */
export async function registerWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  if (await serviceWorker.getRegistration(`${BASE}/`)) return;
  const policy = window.trustedTypes?.createPolicy('app', { createScriptURL });
  await serviceWorker.register((policy ?? { createScriptURL }).createScriptURL(''));
}
