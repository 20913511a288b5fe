import type { CustomPreviewTemplateProps, Field } from '@sveltia/cms';
import { z } from 'zod';
import { parseText } from '@/content/text/parse-text.ts';
import { FormattedText } from '@/ui/FormattedText.tsx';
import { nestedFields } from '../config/forms.ts';
import { createPictureLoader, placeholderUrl } from './item-draft.ts';

const values = z.record(z.string(), z.unknown()).catch({});
const draft = z.object({ data: values });

/** Names of the fields that are headings of what follows them. */
const HEADINGS = new Set(['title', 'name', 'heading']);

/** Widgets whose values are words of the site; others are settings. */
const WORDS = new Set(['string', 'text', 'markdown']);

/**
 * Creates the preview of a form for a single file: what it says, in its order, without the names of the fields and without
 * settings.
 */
export function createFilePreview(fields: Field[]) {
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
  if (!WORDS.has(widget) || 'type' in field || value.startsWith('https:')) return null;
  return HEADINGS.has(name) ? (
    <h2>{value}</h2>
  ) : (
    <FormattedText tree={parseText(value)} titleLevel="h1" />
  );
}
