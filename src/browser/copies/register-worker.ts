import { WORKER_PATH } from '@/domain/copies/worker-path.ts';
import { BASE } from '@/domain/site-paths.ts';

interface ScriptRules {
  createScriptURL: (address: string) => string;
}

declare global {
  interface Window {
    /** Not in every browser (https://www.w3.org/TR/trusted-types/); what it makes stands for the text itself. */
    readonly trustedTypes?: { createPolicy: (name: string, rules: ScriptRules) => ScriptRules };
  }
}

/** The one policy that the headers name (publish/headers/policy.ts): it lets one address through. */
const RULES: ScriptRules = { createScriptURL: () => BASE + WORKER_PATH };

/**
 * Registers the service worker. What is registered already isn't asked for again: browsers look for a newer one themselves.
 *
 * @returns its registration, once it is active.
 */
export async function registerWorker(): Promise<ServiceWorkerRegistration> {
  const { serviceWorker } = navigator;
  const policy = window.trustedTypes?.createPolicy('app', RULES) ?? RULES;
  await serviceWorker.register(policy.createScriptURL(''));
  return serviceWorker.ready;
}
