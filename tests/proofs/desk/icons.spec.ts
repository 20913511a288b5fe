import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { COPY, renewCopy, written } from '../../support/desk/copy.ts';
import { expect, test } from '../../support/desk/test.ts';

const list = z.object({ services: z.array(z.looseObject({ icon: z.string() })) });
const readServices = () => list.parse(JSON.parse(written('services.json')));

test.afterEach(renewCopy);

for (const width of [390, 1280])
  test(`an icon is chosen by click or by key, and one named in the file is kept, at ${width} px`, async ({
    desk,
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const { services } = readServices();
    Object.assign(services[2] ?? {}, { icon: 'ri-anchor-line' });
    writeFileSync(join(COPY, 'services.json'), JSON.stringify({ services }));
    // The development server reads changed files after a while.
    await expect
      .poll(async () => (await page.request.get('/admin/')).text())
      .toContain('ri-anchor-line');
    await desk.openFile('Services');
    for (let opened = 0; opened < 3; opened += 1)
      await page.getByRole('button', { name: 'Développer', exact: true }).first().click();
    const choices = page.getByRole('radiogroup', { name: 'Icône', exact: true });
    const [first, second, third] = [choices.nth(0), choices.nth(1), choices.nth(2)];

    await expect(first.getByRole('radio', { name: 'Plume' })).toBeChecked();
    await first.getByRole('radio', { name: 'Micro' }).click();
    await expect(first.getByRole('radio', { checked: true })).toHaveAccessibleName('Micro');

    await second.getByRole('radio', { name: 'Entretien' }).press('ArrowRight');
    await expect(second.getByRole('radio', { name: 'Avis' })).toBeChecked();
    await expect(second.getByRole('radio', { name: 'Avis' })).toBeFocused();

    const named = third.getByTitle('Autre icône : ri-anchor-line');
    await expect(named.getByRole('radio')).toBeChecked();
    await expect(named.locator('svg')).toBeVisible();

    await desk.save();
    expect(
      readServices()
        .services.map(({ icon }) => icon)
        .slice(0, 3),
    ).toEqual(['ri-mic-line', 'ri-feedback-line', 'ri-anchor-line']);
  });
