import type { Field } from '@sveltia/cms';
import { z } from 'zod';
import { countRange, maxLength, mayBeEmpty, patternOf, valueRange } from './constraints.ts';
import { metaOf, type Meta } from './meta.ts';

/** A value that a configuration can carry. */
type Simple = string | number | boolean;

/** What the schemas around a field's own say of it. */
interface Outer {
  meta?: Meta;
  required?: false;
  default?: Simple;
}

/** What every field that shows has. */
interface Common {
  name: string;
  label: string;
  hint?: string;
  required?: false;
}

/**
 * The fields of the desk's form for an object of the content.
 *
 * @param schema of the object.
 * @throws Error when a field has no French label, or is of a type that the desk can't edit.
 */
export function formFields({ _zod: { def } }: z.core.$ZodObject): Field[] {
  return Object.entries(def.shape).map(([name, schema]) => formField(name, schema));
}

function formField(name: string, schema: z.core.$ZodType, outer: Outer = {}): Field {
  const meta = { ...metaOf(schema), ...outer.meta };
  if (schema instanceof z.core.$ZodOptional)
    return formField(name, schema._zod.def.innerType, { ...outer, meta, required: false });
  if (schema instanceof z.core.$ZodDefault) {
    const value = simple(name, schema._zod.def.defaultValue);
    return formField(name, schema._zod.def.innerType, { meta, required: false, default: value });
  }
  if (schema instanceof z.core.$ZodLiteral)
    return { name, widget: 'hidden', default: simple(name, schema._zod.def.values[0]) };
  const { label, hint } = meta;
  if (label === undefined) throw new Error(`The field « ${name} » has no French label.`);
  const common = {
    name,
    label,
    ...(hint !== undefined && { hint }),
    ...(outer.required === false && { required: outer.required }),
  };
  return typedField(common, schema, meta, outer.default);
}

function typedField(
  common: Common,
  schema: z.core.$ZodType,
  meta: Meta,
  value: Simple | undefined,
): Field {
  if (schema instanceof z.core.$ZodObject)
    return { ...common, widget: 'object', fields: formFields(schema) };
  if (schema instanceof z.core.$ZodArray) return listField(common, schema, meta);
  if (schema instanceof z.core.$ZodEnum) {
    const choice = { ...common, widget: 'select' as const, options: options(schema, meta) };
    // One of the values is always chosen when there is a default one.
    return value === undefined ? choice : { ...choice, required: true, default: value };
  }
  if (schema instanceof z.core.$ZodBoolean)
    return { ...common, widget: 'boolean', default: value === true };
  if (schema instanceof z.core.$ZodDate)
    return { ...common, widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  if (schema instanceof z.core.$ZodNumber) {
    const number = { ...common, value_type: 'int' as const, ...valueRange(schema) };
    return { ...number, widget: 'number', ...(typeof value === 'number' && { default: value }) };
  }
  if (schema instanceof z.core.$ZodUnion && schema._zod.def.options.some(isImage))
    return { ...common, widget: 'image', choose_url: true };
  if (schema instanceof z.core.$ZodString)
    return textField(common, schema, meta, typeof value === 'string' ? { default: value } : {});
  throw new Error(
    `The desk can't edit « ${common.name} »: it knows no field for « ${typeName(schema)} ».`,
  );
}

function textField(
  common: Common,
  schema: z.core.$ZodString,
  meta: Meta,
  value: { default?: string },
): Field {
  const field = { ...common, ...(mayBeEmpty(schema) && { required: false as const }) };
  if (meta.file === 'image') return { ...field, widget: 'image' };
  if (meta.file === 'any')
    return {
      ...field,
      widget: 'file',
      choose_url: false,
      ...(meta.accept !== undefined && { accept: meta.accept }),
      // Beside the form's own file.
      media_folder: '/content',
      public_folder: '.',
    };
  const text = { ...field, ...value, ...maxLength(schema) };
  if (meta.long) return { ...text, widget: 'text', ...patternOf(schema) };
  if (schema instanceof z.core.$ZodURL) return { ...text, widget: 'string', type: 'url' };
  if (schema instanceof z.core.$ZodEmail) return { ...text, widget: 'string', type: 'email' };
  return { ...text, widget: 'string', ...patternOf(schema) };
}

function listField(common: Common, schema: z.core.$ZodArray, { item, summary }: Meta): Field {
  const { element } = schema._zod.def;
  const range = countRange(schema);
  const list = {
    ...common,
    ...range,
    widget: 'list' as const,
    ...(item !== undefined && { label_singular: item }),
    required: (range.min ?? 0) > 0,
  };
  if (!(element instanceof z.core.$ZodObject))
    return { ...list, field: formField(common.name, element) };
  return {
    ...list,
    fields: formFields(element),
    collapsed: true,
    ...(summary !== undefined && { summary: `{{fields.${summary}}}` }),
  };
}

function options(schema: z.core.$ZodEnum, { choices = {} }: Meta) {
  return Object.values(schema._zod.def.entries).map((value) => ({
    value,
    label: choices[String(value)] ?? String(value),
  }));
}

function simple(name: string, value: unknown): Simple {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return value;
  throw new Error(`The desk can't carry over the default value of « ${name} ».`);
}

const isImage = (schema: z.core.$ZodType) => metaOf(schema).file === 'image';

const typeName = ({ _zod: { def } }: z.core.$ZodType) => def.type;
