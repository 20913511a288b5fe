import { renewCopy, written } from '../../support/desk/copy.ts';
import { expectShown } from '../../support/desk/desk.ts';
import { expect, test } from '../../support/desk/test.ts';

const FILE = 'portfolio/aube-sur-les-sept-collines.md';

test.afterEach(renewCopy);

for (const width of [390, 1280])
  test(`a click on the picture sets what its crops keep, and so do arrow keys, until it is automatic again, at ${width} px`, async ({
    desk,
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await desk.openEntry('Photos', 'Aube sur les sept collines');
    // The editor loads the picture once its own field is in view.
    await expectShown((await desk.group('Fichier de l’image')).locator('img'));
    const field = await desk.group('Ce qu’il faut garder');
    await expect(field.getByRole('radio', { name: 'Automatique' })).toBeChecked();
    const [picture, onCard, shared] = await field.locator('img').all();
    if (!picture || !onCard || !shared) throw new Error('The field has not three pictures.');
    await expectShown(picture);
    await expect(onCard).toBeHidden();
    const { width: right, height } = (await picture.boundingBox()) ?? { width: 0, height: 0 };
    await picture.click({ position: { x: right - 10, y: height / 2 }, force: true });
    await expect(field.getByRole('radio', { name: 'La droite' })).toBeChecked();
    await expect(onCard).toHaveCSS('object-position', '100% 50%');
    await field.getByRole('radio', { name: 'La droite' }).press('ArrowUp');
    await page.keyboard.press('ArrowLeft');
    await expect(field.getByRole('radio', { name: 'Le haut', exact: true })).toBeFocused();
    await expect(shared).toHaveCSS('object-position', '50% 0%');
    await expectShown(shared);
    await desk.save();
    expect(written(FILE)).toContain('focalPoint: "top"');

    // Saved, it gives way to the list.
    await page.getByRole('row', { name: 'Aube sur les sept collines' }).click();
    await desk.formIs('Vous modifiez');
    await (
      await desk.group('Ce qu’il faut garder')
    )
      .getByRole('radio', { name: 'Automatique' })
      .click();
    await desk.save();
    // The word of the first save may still be there.
    await expect.poll(() => written(FILE)).not.toContain('focalPoint');
  });
