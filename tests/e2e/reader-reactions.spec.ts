import { dialog, readArticle as read } from '../support/portfolio-page.ts';
import { button, close, openArticles, UNDATED } from '../support/reader-page.ts';
import { expect, test } from '../support/test.ts';

test('§4 Like counter: one more a click, on to the next article, gone after a reload', async ({
  page,
  isMobile,
}) => {
  await openArticles(page);
  await read(page);
  const like = button(page, /^J’aime/);
  await expect(like).toHaveText('J’aime (0)');
  for (let likes = 1; likes <= 3; likes += 1) {
    await (isMobile ? like.tap() : like.click());
    await expect(like).toHaveText(`J’aime (${likes})`);
  }
  await close(page);
  await read(page, UNDATED);
  await expect(like).toHaveText('J’aime (3)');
  await like.focus();
  await page.keyboard.press('Enter');
  await expect(like).toHaveText('J’aime (4)');
  await page.reload();
  await openArticles(page);
  await read(page);
  await expect(like).toHaveText('J’aime (0)');
});

test.describe('§3 Article comments', () => {
  const EMPTY = [`Aucun commentaire pour l'instant.`, 'Soyez le premier à partager votre opinion!'];

  test('blank ones are ignored, others are added as they were written', async ({
    page,
    isMobile,
  }) => {
    await openArticles(page);
    await read(page);
    for (const text of EMPTY)
      await expect(dialog(page).getByText(text, { exact: true })).toBeVisible();
    const field = dialog(page).getByRole('textbox', { name: 'Votre commentaire' });
    const publish = button(page, 'Publier');
    const comments = dialog(page).getByRole('listitem');

    await field.fill('  \n\t ');
    await (isMobile ? publish.tap() : publish.click());
    await expect(comments).toHaveCount(0);

    const written = ['  Deux  espaces\n\net une ligne', '<img src=x onerror=alert(1)><b>x</b>'];
    for (const [index, text] of written.entries()) {
      await field.fill(text);
      if (index === 0) await (isMobile ? publish.tap() : publish.click());
      else {
        await field.press('Tab');
        await page.keyboard.press('Enter');
      }
      await expect(field).toHaveValue('');
      const comment = comments.nth(index);
      await expect(comment.getByText(`Lecteur #${index + 1}`)).toBeVisible();
      await expect(comment.getByText('Il y a quelques instants')).toBeVisible();
      expect(
        await comment
          .locator('p')
          .last()
          .evaluate((node) => node.textContent),
      ).toBe(text);
      await expect(comment.locator('p').last()).toHaveCSS('white-space', 'pre-wrap');
    }
    await expect(comments).toHaveCount(2);
    await expect(comments.getByRole('img')).toHaveCount(0);
    for (const text of EMPTY) await expect(dialog(page).getByText(text)).toHaveCount(0);
  });

  test('§4 opening an article resets the comments and closes the share menu @rare', async ({
    page,
  }) => {
    await openArticles(page);
    await read(page);
    await button(page, 'Partager').click();
    await dialog(page).getByRole('textbox').fill('Bravo');
    await button(page, 'Publier').click();
    await expect(dialog(page).getByText('Bravo')).toBeVisible();
    // Escape would close the menu first.
    await button(page, 'Fermer').click();
    await expect(dialog(page)).toHaveCount(0);
    await read(page);
    for (const text of EMPTY)
      await expect(dialog(page).getByText(text, { exact: true })).toBeVisible();
    await expect(dialog(page).getByText('Bravo')).toHaveCount(0);
    await expect(button(page, 'Partager')).toHaveAttribute('aria-expanded', 'false');
  });
});
