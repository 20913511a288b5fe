import type { Field } from '@sveltia/cms';
import { applyFrenchSpaces } from '../../content/text/typography.ts';
import { listVariants, type Description } from '../../content/schemas/description.ts';

/** The options that every visible field has. */
interface CommonOptions {
  name: string;
  label: string;
  hint: string | undefined;
  required: false | undefined;
}

/** The default value of a field, in a type that the editor accepts. */
type DefaultValue = string | number | boolean;

/**
 * Builds the fields of the editor's form from the schema of an object.
 *
 * @throws Error when a field has no French label, or is of a type that the editor has no field for.
 */
export function formFields({ properties = {}, required = [] }: Description): Field[] {
  return Object.entries(properties).map(([name, field]) =>
    formField(name, field, required.includes(name)),
  );
}

function formField(name: string, field: Description, isRequired: boolean): Field {
  const { label, hint, type, const: fixedValue, hidden } = field;
  if (fixedValue !== undefined) return { name, widget: 'hidden', default: fixedValue };
  if (hidden) return { name, widget: 'hidden' };
  const value = defaultValue(name, field);
  if (label === undefined) throw new Error(`The field « ${name} » has no French label.`);
  const common: CommonOptions = {
    name,
    label,
    hint: hint && applyFrenchSpaces(hint),
    required: isRequired ? undefined : false,
  };
  if (type === 'object' && field.properties)
    return { ...common, widget: 'object', fields: formFields(field) };
  if (field.entriesOf !== undefined) return relationField(common, field, field.entriesOf);
  if (type === 'array' && field.items) return listField(common, field, field.items);
  if (type === 'boolean') return { ...common, widget: 'boolean', default: value === true };
  if (type === 'integer') {
    const number = {
      ...common,
      value_type: 'int' as const,
      min: field.minimum,
      max: field.maximum,
    };
    return { ...number, widget: 'number', default: typeof value === 'number' ? value : undefined };
  }
  if (field.focalPoint) return { ...common, widget: 'focal-point' };
  if (field.enum) return choiceField(common, field, value);
  if (field.format === 'date')
    return { ...common, widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  if (type === 'string') return textField(common, field, value);
  if (listVariants(field).some(({ file }) => file === 'image'))
    return { ...common, widget: 'image', choose_url: true };
  throw new Error(`The editor has no field for the type of « ${name} ».`);
}

function choiceField(common: CommonOptions, field: Description, value?: DefaultValue): Field {
  const { enum: values = [], choices = {} } = field;
  // An optional value can be removed again: the empty choice isn't saved.
  const emptyChoice = common.required === false && value === undefined ? [''] : [];
  const allOptions = [...emptyChoice, ...values].map((choice) => ({
    value: choice,
    label: choices[choice] ?? choice,
  }));
  // Skips a value whose label is that of the empty choice.
  const labels = allOptions.map((option) => option.label);
  const options = allOptions.filter(({ label }, index) => labels.indexOf(label) === index);
  const choice = { ...common, widget: 'select' as const, options };
  // With a default value, one of the values is always selected.
  return value === undefined ? choice : { ...choice, required: true, default: value };
}

function textField(common: CommonOptions, field: Description, value?: DefaultValue): Field {
  const { file, accept, storedBeside, format, long, maxLength, pattern } = field;
  const acceptsEmpty = field.generated === true || acceptsEmptyText(field);
  const text: CommonOptions = { ...common, required: acceptsEmpty ? false : common.required };
  if (file === 'image') return { ...text, widget: 'image' };
  if (field.icon) return { ...common, widget: 'icon' };
  if (file === 'any') {
    const folders = storedBeside ? { media_folder: '/content', public_folder: '.' } : {};
    return { ...text, widget: 'file', choose_url: false, accept, ...folders };
  }
  const defaultText = typeof value === 'string' ? value : undefined;
  const line = { ...text, default: defaultText, maxlength: maxLength };
  if (format === 'uri') return { ...line, widget: 'string', type: 'url' };
  if (format === 'email') return { ...line, widget: 'string', type: 'email' };
  return {
    ...line,
    widget: long ? 'text' : 'string',
    pattern: pattern === undefined ? undefined : [pattern, field.patternMessage ?? ''],
  };
}

function listField(
  { name, label, hint, required: isRequired }: CommonOptions,
  { minItems, maxItems, item, summary, newestFirst }: Description,
  entry: Description,
): Field {
  // An optional list may stay empty: without entries it isn't saved.
  const min = isRequired === false ? undefined : minItems;
  const required = min !== undefined && min > 0;
  const kind = { widget: 'list' as const, label_singular: item, required };
  const list = { name, label, hint, min, max: maxItems, ...kind };
  if (!entry.properties) return { ...list, field: formField(name, entry, true) };
  const summaryTemplate = summary === undefined ? undefined : `{{fields.${summary}}}`;
  const fields = formFields(entry);
  return { ...list, fields, collapsed: true, summary: summaryTemplate, add_to_top: newestFirst };
}

/** Builds a relation field: an ordered list of entries of a collection, with a search box. */
function relationField(
  common: CommonOptions,
  { minItems, maxItems, searchFields = ['title'] }: Description,
  collection: string,
): Field {
  const displayOptions = { display_fields: ['title'], search_fields: searchFields };
  const valueOptions = { value_field: '{{slug}}', multiple: true, min: minItems, max: maxItems };
  // Drafts are published nowhere, so they can't be selected.
  const filters = [{ field: 'draft', values: [true], exclude: true }];
  return { ...common, ...displayOptions, ...valueOptions, widget: 'relation', collection, filters };
}

function acceptsEmptyText({ minLength = 0, format, pattern = '' }: Description): boolean {
  return minLength === 0 && format === undefined && new RegExp(pattern).test('');
}

function defaultValue(name: string, { default: value }: Description): DefaultValue | undefined {
  if (value === undefined || typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  throw new Error(`The editor can't take over the default value of « ${name} ».`);
}
