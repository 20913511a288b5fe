/** A WebKitGTK browser under WebDriver, in the few commands that a walk needs. */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { z } from 'zod';

const PORT = 4520;
const DRIVER = '/usr/bin/WebKitWebDriver';
const BROWSERS = '/usr/lib/*/webkit2gtk-4*/MiniBrowser';
const DISPLAY = '/usr/bin/xvfb-run';

/** How a command names an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

const TIMEOUT_MS = 15_000;

const answer = z.object({ value: z.unknown() });
const session = z.object({ sessionId: z.string() });

export interface WebKit {
  open: (url: string) => Promise<void>;
  /** Runs a function's body in the page; what it returns is plain data. */
  run: (body: string) => Promise<unknown>;
  /** A real click on the element that a function's body returns. */
  click: (body: string) => Promise<void>;
  /** Waits until a function's body returns true. */
  until: (body: string) => Promise<void>;
  close: () => Promise<void>;
}

/** Why there is no such browser here, if there is none. */
export function missingWebKit(): string | undefined {
  const isThere = existsSync(DRIVER) && existsSync(DISPLAY) && globSync(BROWSERS).length > 0;
  return isThere ? undefined : 'Debian’s webkit2gtk-driver and xvfb are not installed here';
}

/**
 * Starts the browser on a display of its own.
 *
 * @throws Error with what the driver says when a command fails.
 * @see https://www.w3.org/TR/webdriver2/
 */
export async function startWebKit(): Promise<WebKit> {
  const driver = spawn(DISPLAY, ['-a', DRIVER, `--port=${PORT}`], {
    stdio: 'ignore',
    detached: true,
  });
  const send = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${PORT}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = answer.parse(await response.json());
    if (!response.ok) throw new Error(JSON.stringify(value));
    return value;
  };
  const [binary] = globSync(BROWSERS);
  const options = { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } };
  const started = await patiently(() =>
    send('POST', '/session', { capabilities: { alwaysMatch: options } }),
  );
  const at = `/session/${session.parse(started).sessionId}`;
  const run = (body: string) => send('POST', `${at}/execute/sync`, { script: body, args: [] });
  return {
    open: async (url) => {
      await send('POST', `${at}/url`, { url });
    },
    run,
    // It may be drawn anew between two commands.
    click: (body) =>
      patiently(async () => {
        const found = z.object({ [ELEMENT]: z.string() }).parse(await run(body));
        await run(
          `(${body.replace(/^return /, '')}).scrollIntoView({ block: 'center', behavior: 'instant' })`,
        );
        await send('POST', `${at}/element/${found[ELEMENT]}/click`, {});
      }),
    until: async (body) => {
      await patiently(async () => {
        if ((await run(body)) !== true) throw new Error(`Waited in vain: ${body}`);
      });
    },
    close: async () => {
      await send('DELETE', at);
      end(driver);
    },
  };
}

/** The display and the driver on it. */
function end({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid);
}

/** Tries again until it works, for 15 s. */
async function patiently<Result>(attempt: () => Promise<Result>): Promise<Result> {
  const end = performance.now() + TIMEOUT_MS;
  for (;;)
    try {
      return await attempt();
    } catch (error) {
      if (performance.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
}
