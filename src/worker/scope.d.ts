/** What TypeScript's DOM library leaves to its library for workers, of which a project can have one alone. */

interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

interface ExtendableMessageEvent extends MessageEvent<unknown> {
  waitUntil: (work: Promise<unknown>) => void;
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  /** Names the page that asks; empty where it is a page itself that is asked for. */
  readonly clientId: string;
}

interface WindowEventMap {
  install: ExtendableEvent;
  activate: ExtendableEvent;
}

declare function addEventListener(
  type: 'message',
  listener: (event: ExtendableMessageEvent) => void,
): void;
declare const registration: ServiceWorkerRegistration;
declare const clients: { get: (id: string) => Promise<{ readonly url: string } | undefined> };
declare function skipWaiting(): Promise<void>;
