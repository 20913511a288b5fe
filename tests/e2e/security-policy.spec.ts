import type { Page } from '@playwright/test';
import { firstCases } from '../support/first-cases.ts';
import { expect, test } from '../support/test.ts';

test.skip(({ isMobile }) => isMobile, 'The policy is the same for every device.');

/** Where the policy comes from: hosts without headers have only the one in the page. */
const SOURCES = ['header', 'page'] as const;

/** How many of the attacks the gate tries: both policies say the same. */
const COUNTS = { header: 12, page: 1 };

interface Attack {
  what: string;
  /** Something that got into the page's own text. */
  html: string;
  /** Runs as the page's own code: what a test evaluates at once is exempt from the policy. */
  run?: () => void;
  /** What is noted. */
  violation: string | RegExp;
}

const ATTACKS: Attack[] = [
  {
    what: 'a script in the text',
    html: '<script>document.title = "pris"</script>',
    violation: 'script-src-elem inline',
  },
  {
    what: 'a script from elsewhere',
    html: '<script src="https://ailleurs.example/a.js"></script>',
    violation: 'script-src-elem https://ailleurs.example/a.js',
  },
  {
    what: 'an event handler',
    html: '<img src="data:," onerror="document.title = `pris`">',
    violation: 'script-src-attr inline',
  },
  {
    what: 'a javascript: link',
    html: '<a href="javascript:document.title = `pris`" id="piege">Lire</a>',
    run: () => {
      document.getElementById('piege')?.click();
    },
    violation: /^script-src-elem inline/,
  },
  {
    what: 'a text run as code',
    html: '',
    run: () => {
      try {
        // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call
        new Function('document.title = "pris"')();
      } catch {
        return;
      }
    },
    violation: /^(require-trusted-types-for|script-src)\b/,
  },
  {
    what: 'a text written as HTML',
    html: '',
    run: () => {
      try {
        document.body.innerHTML = '<title>pris</title>';
      } catch {
        return;
      }
    },
    violation: /^require-trusted-types-for trusted-types-sink Element innerHTML/,
  },
  {
    what: 'a style in the text',
    html: '<style>body { display: none }</style>',
    violation: 'style-src-elem inline',
  },
  {
    what: 'a picture from elsewhere',
    html: '<img src="https://ailleurs.example/a.png" alt="">',
    violation: 'img-src https://ailleurs.example/a.png',
  },
  {
    what: 'a frame from elsewhere',
    html: '<iframe src="https://ailleurs.example/"></iframe>',
    violation: /^frame-src https:\/\/ailleurs\.example/,
  },
  {
    what: 'a request to elsewhere',
    html: '',
    run: () => {
      fetch('https://ailleurs.example/a').catch(() => undefined);
    },
    violation: 'connect-src https://ailleurs.example/a',
  },
  {
    what: 'a form to elsewhere',
    html: '<form action="https://ailleurs.example/a" method="post" id="piege"></form>',
    run: () => {
      document.querySelector<HTMLFormElement>('#piege')?.submit();
    },
    violation: /^form-action https:\/\/ailleurs\.example/,
  },
  {
    what: 'another base for the addresses',
    html: '<base href="https://ailleurs.example/">',
    violation: 'base-uri https://ailleurs.example/',
  },
];

/** Opens the home page with one of its two policies, and with something more in it. */
async function openWith(page: Page, source: (typeof SOURCES)[number], more: string): Promise<void> {
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const { 'content-security-policy': header, ...others } = response.headers();
    const withoutMeta = html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
    expect(header).toContain("default-src 'none'");
    expect(withoutMeta).not.toBe(html);
    await route.fulfill({
      response,
      headers: {
        ...others,
        ...(source === 'header' && { 'content-security-policy': header ?? '' }),
      },
      body: (source === 'header' ? withoutMeta : html).replace('</main>', `${more}</main>`),
    });
  });
  await page.goto('/');
}

/** What a visitor sees of the page. Asked of the document itself: Playwright takes a stopped departure for one. */
const seen = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    heading: document.querySelector('h1')?.checkVisibility(),
  }));

for (const source of SOURCES) {
  test.describe(`the policy in the ${source}`, () => {
    test.use({ expectedConsole: [/./], expectedViolations: [/./] });

    test('Security: stops what got into the page', async ({ page, violations, thirdParty }) => {
      for (const { what, html, run, violation } of firstCases(ATTACKS, COUNTS[source])) {
        violations.length = 0;
        await openWith(page, source, html);
        const { title } = await seen(page);
        if (run) await page.evaluate(`setTimeout(${String(run)})`);
        await expect.poll(() => violations, what).not.toEqual([]);
        for (const line of violations) expect(line).toMatch(violation);
        expect(await seen(page), what).toEqual({ title, heading: true });
        expect(thirdParty).toEqual([]);
      }
    });
  });
}

test.describe('the watch of these tests', () => {
  test.use({ expectedConsole: [/./] });

  test('Security: a test in which the policy forbids something fails', async ({
    page,
    violations,
  }) => {
    test.fail();
    await openWith(page, 'header', '<script>document.title = "pris"</script>');
    await expect.poll(() => violations).toEqual(['script-src-elem inline']);
  });

  test('Security: one in which it forbids nothing doesn’t', async ({ page }) => {
    await openWith(page, 'header', '<p>Bonjour</p>');
    await expect(page.getByText('Bonjour', { exact: true })).toBeVisible();
  });
});

test.describe('a page around the site', () => {
  test.use({ expectedConsole: [/frame-ancestors/] });

  test('Security: shows nothing of it', async ({ page }) => {
    await page.route('/cadre', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<iframe src="/projet"></iframe>' }),
    );
    const refusal = page.waitForEvent('console', (message) =>
      message.text().includes('frame-ancestors'),
    );
    await page.goto('/cadre');
    await refusal;
    await expect(page.frameLocator('iframe').getByRole('heading')).toHaveCount(0);
  });
});
