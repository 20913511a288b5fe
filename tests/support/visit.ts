import puppeteer, { ElementHandle, type Browser, type Page } from 'puppeteer-core';
import { launchOptions } from './launch-options.ts';

/** Starts Firefox, without a window. */
export const launchFirefox = (executablePath: string): Promise<Browser> =>
  puppeteer.launch({ browser: 'firefox', executablePath, headless: true });

/** Starts Chromium, without a window. */
export function launchChromium(): Promise<Browser> {
  const { args, executablePath = '' } = launchOptions();
  return puppeteer.launch({ args, executablePath });
}

/** A page under Puppeteer, as a visitor at a desk uses it. */
export interface Visit {
  page: Page;
  /** Console errors, uncaught errors and breaches of the policy so far, one line each. */
  problems: string[];
  /** What the page has said in alerts; each was accepted. */
  alerts: string[];
  /** Clicks on a control, in the dialog when one is open. */
  click: (name: string) => Promise<void>;
  /** Goes on with Tab until a control has the focus. */
  tabTo: (name: string) => Promise<void>;
  /** Waits until the page shows a text. */
  see: (text: string) => Promise<void>;
  /** Waits until elements that a CSS selector names are there, or gone. */
  until: (selector: string, there?: boolean) => Promise<void>;
}

/** More stops than a page has. */
const STOPS = 200;

/**
 * @param url address of the page.
 * @param before makes the page ready before it is opened.
 */
export async function visit(
  browser: Browser,
  url: string,
  before: (page: Page) => Promise<unknown> = () => Promise.resolve(),
): Promise<Visit> {
  const page = await browser.newPage();
  const problems: string[] = [];
  const alerts: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) problems.push(message.text());
  });
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    // A page that is closed with its alert needs no answer.
    dialog.accept().catch(() => undefined);
  });
  await page.evaluateOnNewDocument(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`Forbidden by ${violatedDirective}: ${blockedURI}`);
    });
  });
  await before(page);
  await page.setViewport({ width: 1280, height: 800 });
  await page.goto(url);
  return {
    page,
    problems,
    alerts,
    click: async (name) => {
      const control = await page.waitForFunction(controlNamed, {}, name);
      if (!(control instanceof ElementHandle)) return;
      // What is in view may lie under the header.
      await page.evaluate((node: Element) => {
        node.scrollIntoView({ block: 'center', behavior: 'instant' });
      }, control);
      await control.click();
    },
    tabTo: async (name) => {
      for (let stop = 0; stop < STOPS; stop += 1) {
        await page.keyboard.press('Tab');
        if (await page.evaluate(isFocused, name)) return;
      }
      throw new Error(`Tab doesn’t reach « ${name} ».`);
    },
    see: async (text) => {
      await page.waitForFunction((wanted) => document.body.innerText.includes(wanted), {}, text);
    },
    until: async (selector, there = true) => {
      await page.waitForFunction(
        (wanted, expected) => (document.querySelector(wanted) !== null) === expected,
        {},
        selector,
        there,
      );
    },
  };
}

/** The visible control whose label or text holds a name, in the last dialog where one is open. Runs in the page. */
function controlNamed(name: string): Element | undefined {
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  return [...root.querySelectorAll('a, button')].find(
    (control) =>
      (control.ariaLabel ?? control.textContent).includes(name) && control.checkVisibility(),
  );
}

/** Whether the control that has the focus is called so. Runs in the page. */
function isFocused(name: string): boolean {
  const { activeElement: control } = document;
  return control !== null && (control.ariaLabel ?? control.textContent).includes(name);
}
