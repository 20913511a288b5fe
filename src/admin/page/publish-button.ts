import { saveForm } from './editor-parts.ts';
import { addStatusBarButton } from './status-bar.ts';

/**
 * Adds « Publier » to the status bar: it saves the draft in the form as no draft. The style sheet shows it while the form
 * of a draft is open (dialog.css).
 */
export function addPublishButton(): void {
  addStatusBarButton('Publier', async () => {
    document
      .querySelector<HTMLElement>('[data-key-path="draft"] [role="switch"][aria-checked="true"]')
      ?.click();
    await saveForm();
  }).className = 'desk-publish';
}
