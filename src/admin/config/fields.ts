import type { Field } from '@sveltia/cms';
import { variantsOf, type Description } from '../../content/schemas/description.ts';

/** What every field that shows has. */
interface CommonOptions {
  name: string;
  label: string;
  hint: string | undefined;
  required: false | undefined;
}

/** A value that a configuration can carry. */
type PrimitiveValue = string | number | boolean;

/**
 * The fields of the desk's form for an object of the content.
 *
 * @param description of the object.
 * @throws Error when a field has no French label, or is of a type that the desk can't edit.
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
  const common: CommonOptions = { name, label, hint, required: isRequired ? undefined : false };
  if (type === 'object' && field.properties)
    return { ...common, widget: 'object', fields: formFields(field) };
  if (field.entriesOf !== undefined) return relationField(common, field, field.entriesOf);
  if (type === 'array' && field.items) return listField(common, field, field.items);
  if (type === 'boolean') return { ...common, widget: 'boolean', default: value === true };
  if (type === 'integer') return numberField(common, field, value);
  if (field.enum) return choiceField(common, field, value);
  if (field.format === 'date')
    return { ...common, widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  if (type === 'string') return textField(common, field, value);
  if (variantsOf(field).some(({ file }) => file === 'image'))
    return { ...common, widget: 'image', choose_url: true };
  throw new Error(`The desk can't edit « ${name} »: it knows no field for its type.`);
}

function numberField(
  common: CommonOptions,
  { minimum, maximum }: Description,
  value?: PrimitiveValue,
): Field {
  const number = { ...common, value_type: 'int' as const, min: minimum, max: maximum };
  return { ...number, widget: 'number', default: typeof value === 'number' ? value : undefined };
}

function choiceField(common: CommonOptions, field: Description, value?: PrimitiveValue): Field {
  const { enum: values = [], choices = {} } = field;
  // What may be absent can be taken back: the empty choice isn't written.
  const acceptsEmpty = common.required === false && value === undefined ? [''] : [];
  const all = [...acceptsEmpty, ...values].map((one) => ({
    value: one,
    label: choices[one] ?? one,
  }));
  // What absence says already isn't offered twice.
  const names = all.map((option) => option.label);
  const options = all.filter((option, index) => names.indexOf(option.label) === index);
  const choice = { ...common, widget: 'select' as const, options };
  // One of the values is always chosen when there is a default one.
  return value === undefined ? choice : { ...choice, required: true, default: value };
}

function textField(common: CommonOptions, field: Description, value?: PrimitiveValue): Field {
  const { file, accept, beside, format, long, maxLength } = field;
  const acceptsEmpty = field.drawn === true || acceptsEmptyText(field);
  const text: CommonOptions = { ...common, required: acceptsEmpty ? false : common.required };
  if (file === 'image') return { ...text, widget: 'image' };
  if (file === 'any') {
    const place = beside ? { media_folder: '/content', public_folder: '.' } : {};
    return { ...text, widget: 'file', choose_url: false, accept, ...place };
  }
  const defaultText = typeof value === 'string' ? value : undefined;
  const line = { ...text, default: defaultText, maxlength: maxLength };
  if (format === 'uri') return { ...line, widget: 'string', type: 'url' };
  if (format === 'email') return { ...line, widget: 'string', type: 'email' };
  return { ...line, widget: long ? 'text' : 'string', pattern: editorPattern(field) };
}

function listField(
  { name, label, hint }: CommonOptions,
  { minItems, maxItems, item, summary }: Description,
  entry: Description,
): Field {
  const required = minItems !== undefined && minItems > 0;
  const kind = { widget: 'list' as const, label_singular: item, required };
  const list = { name, label, hint, min: minItems, max: maxItems, ...kind };
  if (!entry.properties) return { ...list, field: formField(name, entry, true) };
  const summaryTemplate = summary === undefined ? undefined : `{{fields.${summary}}}`;
  return { ...list, fields: formFields(entry), collapsed: true, summary: summaryTemplate };
}

/** A list of entries of a collection, found by a word, in the order in which they are chosen. */
function relationField(
  common: CommonOptions,
  { minItems, foundBy = ['title'] }: Description,
  collection: string,
): Field {
  const displayOptions = { display_fields: ['title'], search_fields: foundBy };
  const names = { ...displayOptions, value_field: '{{slug}}', multiple: true, min: minItems };
  // A draft is shown nowhere.
  const filters = [{ field: 'draft', values: [true], exclude: true }];
  return { ...common, ...names, widget: 'relation', collection, filters };
}

function acceptsEmptyText({ minLength = 0, format, pattern = '' }: Description): boolean {
  return minLength === 0 && format === undefined && new RegExp(pattern).test('');
}

/** A pattern as the editor has it: its source, and what to say to a text that doesn't match. */
function editorPattern({ pattern, mismatch = '' }: Description): [string, string] | undefined {
  return pattern === undefined ? undefined : [pattern, mismatch];
}

function defaultValue(name: string, { default: value }: Description): PrimitiveValue | undefined {
  if (value === undefined || typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  throw new Error(`The desk can't carry over the default value of « ${name} ».`);
}
