/** Worker types that TypeScript's DOM library lacks: a project can't use it and the worker library together. */

interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

interface WindowEventMap {
  install: ExtendableEvent;
  activate: ExtendableEvent;
}

declare const registration: ServiceWorkerRegistration;
declare function skipWaiting(): Promise<void>;
