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

/** A page driven by Puppeteer, used like by a visitor at a desktop computer. */
export interface Visit {
  page: Page;
  /** Console errors, uncaught errors and policy violations so far, one line each. */
  problems: string[];
  /** Texts of the page's alerts, each of which was accepted. */
  alerts: string[];
  /** Clicks a control, in the open dialog if there is one. */
  click: (name: string) => Promise<void>;
  /** Presses Tab until a control has the focus. */
  tabTo: (name: string) => Promise<void>;
  /** Waits until the page shows a text. */
  see: (text: string) => Promise<void>;
  /** Waits until elements that match a CSS selector appear, or disappear. */
  until: (selector: string, there?: boolean) => Promise<void>;
}

/** More tab stops than any page has. */
const MAX_TAB_STOPS = 200;

/**
 * @param before prepares the page before it is loaded.
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
    // If the page is closed with its alert, accepting it fails.
    dialog.accept().catch(() => undefined);
  });
  await page.evaluateOnNewDocument(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`Forbidden by ${violatedDirective}: ${blockedURI}`);
    });
  });
  await page.setViewport({ width: 1280, height: 800 });
  await before(page);
  await page.goto(url);
  return {
    page,
    problems,
    alerts,
    click: (name) => click(page, name),
    tabTo: async (name) => {
      for (let stop = 0; stop < MAX_TAB_STOPS; stop += 1) {
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

async function click(page: Page, name: string): Promise<void> {
  const control = await page.waitForFunction(controlNamed, {}, name);
  if (!(control instanceof ElementHandle)) return;
  // An element in view may still be covered by the header.
  await page.evaluate((node: Element) => {
    node.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, control);
  try {
    await control.click();
  } catch (error) {
    const isInPage = await page.evaluate((node: Element) => node.isConnected, control);
    if (isInPage) throw error;
    // It was rendered again in the meantime.
    await click(page, name);
  }
}

/** Finds the visible control whose label or text contains a name, in the last open dialog if any. Runs in the page. */
function controlNamed(name: string): Element | undefined {
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  return [...root.querySelectorAll('a, button')].find(
    (control) =>
      (control.ariaLabel ?? control.textContent).includes(name) && control.checkVisibility(),
  );
}

/** Whether the focused control has that name. Runs in the page. */
function isFocused(name: string): boolean {
  const { activeElement: control } = document;
  return control !== null && (control.ariaLabel ?? control.textContent).includes(name);
}
