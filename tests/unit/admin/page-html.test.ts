import { FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { ADMIN_PATH } from '../../../src/content/unlisted-pages.ts';

/** GitHub names the repository to each build there, and only then the page of the desk has its script. */
describe('the check of built pages', () => {
  const html = new HtmlValidate(new FileSystemConfigLoader());
  const faults = async (src: string) => {
    const page = `<!DOCTYPE html><html lang="fr"><head><title>Bureau</title></head><body><script type="module" src="${src}"></script></body></html>`;
    const { results } = await html.validateString(page, 'dist/admin/index.html');
    return results.flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId));
  };

  test.each(['', '/depot'])('takes the script of the desk, below « %s »', async (base) => {
    expect(await faults(`${base}${ADMIN_PATH}desk.js`)).toEqual([]);
  });

  test('refuses a script from elsewhere that nothing holds to its bytes', async () => {
    expect(await faults('https://ailleurs.example/desk.js')).toContain('require-sri');
  });
});
