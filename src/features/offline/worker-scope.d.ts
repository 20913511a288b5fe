/**
 * Types of the service worker's global scope that TypeScript's DOM library lacks. TypeScript's library for workers has them,
 * but a project can't use both libraries together.
 */

interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

interface WindowEventMap {
  install: ExtendableEvent;
  activate: ExtendableEvent;
}

declare const registration: ServiceWorkerRegistration;
declare function skipWaiting(): Promise<void>;
