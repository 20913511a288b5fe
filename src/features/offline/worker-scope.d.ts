/** What TypeScript's DOM library leaves to its library for workers, of which a project can have one alone. */

interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

interface WindowEventMap {
  install: ExtendableEvent;
  activate: ExtendableEvent;
}

declare const registration: ServiceWorkerRegistration;
declare function skipWaiting(): Promise<void>;
