import type Editor from '@sveltia/cms';
import type { CmsConfig, CustomPreviewTemplateProps, Field } from '@sveltia/cms';
import { Card } from '@/ui/Card.tsx';
import { parseItemDraft, createPictureLoader, placeholderUrl } from './preview-item.ts';
import { ArticleAudio } from '@/ui/ArticleAudio.tsx';
import { ArticleBody } from '@/ui/ArticleBody.tsx';
import { ArticleHead } from '@/ui/ArticleHead.tsx';
import { createDossierPreview } from './DossierPreview.tsx';
import styles from './preview.css?url';
import { z } from 'zod';
import { parseText } from '@/content/text/parse-text.ts';
import { FormattedText } from '@/ui/FormattedText.tsx';
import { nestedFields } from '../config/find-form.ts';

/**
 * Registers the previews with the editor: those of items and dossiers look as on the site.
 *
 * @param owner her name, for the byline.
 * @param urlOfKey returns the URL of the dossier with that key.
 */
export function registerPreviews(
  editor: typeof Editor,
  { singletons = [] }: CmsConfig,
  owner: string,
  urlOfKey: (key: string) => string,
): void {
  followCursor();
  editor.registerPreviewStyle(styles);
  editor.registerPreviewTemplate('articles', createArticlePreview(owner));
  editor.registerPreviewTemplate('videos', createCardPreview('Vidéos'));
  editor.registerPreviewTemplate('photos', createCardPreview('Photos'));
  editor.registerPreviewTemplate('dossiers', createDossierPreview(urlOfKey));
  for (const singleton of singletons)
    if ('file' in singleton)
      editor.registerPreviewTemplate(singleton.name, createFilePreview(singleton.fields));
}

/** Creates the preview of a video or a photo: its card in the portfolio. */
function createCardPreview(category: 'Vidéos' | 'Photos') {
  return function CardPreview(props: CustomPreviewTemplateProps) {
    const { item, showPictures } = parseItemDraft(category, props);
    return (
      <div ref={showPictures} className="page-width js py-10">
        <div className="preview-card">
          <Card item={item} layout="tile" />
        </div>
      </div>
    );
  };
}

/** Creates the preview of an article: its card in the portfolio, and its page. */
function createArticlePreview(owner: string) {
  return function ArticlePreview(props: CustomPreviewTemplateProps) {
    const { item, text, showPictures } = parseItemDraft('Articles', props);
    return (
      <div ref={showPictures} className="page-width js py-10">
        <div className="preview-card">
          <Card item={item} layout="tile" />
        </div>
        <article>
          <ArticleHead item={item} titleLevel="h1" author={owner} date={item.date} />
          {item.audio && <ArticleAudio audio={item.audio} address={item.audio.src} />}
          <ArticleBody item={item} sizes="" text={text} titleLevel="h1" />
        </article>
      </div>
    );
  };
}

/** Scrolls the preview of an article to the passage in which the cursor is. */
function followCursor(): void {
  document.addEventListener('selectionchange', () => {
    const selection = getSelection();
    const place = selection?.anchorNode;
    const element = place instanceof Element ? place : place?.parentElement;
    const text = element?.closest('.lexical-root')?.getBoundingClientRect();
    const cursor = element?.getBoundingClientRect();
    const preview = document.querySelector<HTMLIFrameElement>('iframe.preview')?.contentDocument;
    const body = preview?.querySelector('.article-body')?.getBoundingClientRect();
    if (!text || !cursor || !preview || !body || text.height === 0) return;
    const share = (cursor.bottom - text.top) / text.height;
    const view = preview.defaultView;
    view?.scrollBy({ top: body.top + share * body.height - view.innerHeight / 2 });
  });
}

const values = z.record(z.string(), z.unknown()).catch({});
const draft = z.object({ data: values });

/** Names of the fields that the preview of a single file shows as headings. */
const HEADINGS = new Set(['title', 'name', 'heading']);

/**
 * Types of form fields (« widgets ») whose values are words that visitors read, and so are shown in the preview of a single
 * file.
 */
const READABLE_WIDGETS = new Set(['string', 'text', 'markdown']);

/**
 * Creates the preview of a form for a single file, such as the biography: the values that visitors read, in the order of the
 * form, without the names of the fields. Values such as addresses and switches are left out.
 */
function createFilePreview(fields: Field[]) {
  return function FilePreview({ entry, getAsset }: CustomPreviewTemplateProps) {
    return (
      <div ref={createPictureLoader(getAsset)} className="page-width js article-body py-10">
        {renderFields(fields, draft.parse(entry.toJS()).data)}
      </div>
    );
  };
}

function renderFields(fields: Field[], data: Record<string, unknown>) {
  return fields.map((field) => (
    <div key={field.name}>{renderValue(field, data[field.name], data['alt'])}</div>
  ));
}

function renderValue(field: Field, value: unknown, alt: unknown) {
  const { widget = 'string', name } = field;
  const parts = nestedFields(field);
  if (Array.isArray(value))
    return value.map((entry: unknown, index) => (
      <section key={index}>
        {parts.length > 0
          ? renderFields(parts, values.parse(entry))
          : typeof entry === 'string' && <FormattedText tree={parseText(entry)} titleLevel="h1" />}
      </section>
    ));
  if (parts.length > 0) return renderFields(parts, values.parse(value));
  if (typeof value !== 'string' || value === '' || name === 'alt') return null;
  if (widget === 'image') return <img src={placeholderUrl(value)} alt={String(alt)} />;
  if (!READABLE_WIDGETS.has(widget) || 'type' in field || value.startsWith('https:')) return null;
  return HEADINGS.has(name) ? (
    <h2>{value}</h2>
  ) : (
    <FormattedText tree={parseText(value)} titleLevel="h1" />
  );
}
