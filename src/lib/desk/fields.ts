import type { Field } from '@sveltia/cms';
import { z } from 'zod';
import { countRange, maxLength, mayBeEmpty, patternOf, valueRange } from './constraints.ts';
import { metaOf, type Meta } from './meta.ts';

/** What a wrapper around a type adds to its field. */
interface Wrapped {
  required?: false;
  default?: string | number | boolean;
}

/** What every field has. */
interface Base {
  name: string;
  label: string;
  hint?: string;
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

/**
 * One field of a form.
 *
 * @param name its key.
 * @param schema of its value.
 * @param outer what the schemas around this one have said.
 * @param wrapped whether the field may be absent, and its default value.
 */
function formField(
  name: string,
  schema: z.core.$ZodType,
  outer: Meta = {},
  wrapped: Wrapped = {},
): Field {
  const meta = { ...metaOf(schema), ...outer };
  if (schema instanceof z.core.$ZodOptional)
    return formField(name, schema._zod.def.innerType, meta, { ...wrapped, required: false });
  if (schema instanceof z.core.$ZodDefault)
    return formField(name, schema._zod.def.innerType, meta, {
      required: false,
      default: simple(name, schema._zod.def.defaultValue),
    });
  if (schema instanceof z.core.$ZodLiteral)
    return { name, widget: 'hidden', default: simple(name, schema._zod.def.values[0]) };
  return labelledField({ ...base(name, meta), ...wrapped }, schema, meta);
}

function labelledField(common: Base & Wrapped, schema: z.core.$ZodType, meta: Meta): Field {
  const { name } = common;
  if (schema instanceof z.core.$ZodObject)
    return {
      ...withoutDefault(common),
      widget: 'object',
      fields: formFields(schema),
      collapsed: false,
    };
  if (schema instanceof z.core.$ZodArray) return listField(withoutDefault(common), schema, meta);
  if (schema instanceof z.core.$ZodEnum)
    return { ...common, widget: 'select', options: options(schema, meta) };
  if (schema instanceof z.core.$ZodBoolean)
    return { ...withoutDefault(common), widget: 'boolean', default: common.default === true };
  if (schema instanceof z.core.$ZodDate)
    return { ...withoutDefault(common), widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  if (schema instanceof z.core.$ZodNumber)
    return {
      ...withoutDefault(common),
      widget: 'number',
      value_type: 'int',
      ...(typeof common.default === 'number' && { default: common.default }),
      ...valueRange(schema),
    };
  if (schema instanceof z.core.$ZodUnion) {
    const file = schema._zod.def.options.map((option) => metaOf(option).file).find(Boolean);
    if (file === 'image') return { ...withoutDefault(common), widget: 'image', choose_url: true };
  }
  if (schema instanceof z.core.$ZodString) return textField(common, schema, meta);
  throw new Error(
    `The desk can't edit « ${name} »: it knows no field for « ${typeName(schema)} ».`,
  );
}

function textField(common: Base & Wrapped, schema: z.core.$ZodString, meta: Meta): Field {
  const field = {
    ...withoutDefault(common),
    ...(mayBeEmpty(schema) && { required: false as const }),
  };
  if (meta.file === 'image') return { ...field, widget: 'image' };
  if (meta.file === 'any') return { ...field, widget: 'file', media_folder: '/content' };
  const text = {
    ...field,
    ...(typeof common.default === 'string' && { default: common.default }),
    ...maxLength(schema),
  };
  if (meta.long) return { ...text, widget: 'text', ...patternOf(schema) };
  if (schema instanceof z.core.$ZodURL) return { ...text, widget: 'string', type: 'url' };
  if (schema instanceof z.core.$ZodEmail) return { ...text, widget: 'string', type: 'email' };
  return { ...text, widget: 'string', ...patternOf(schema) };
}

function listField(common: Base & Wrapped, schema: z.core.$ZodArray, meta: Meta): Field {
  const { element } = schema._zod.def;
  const range = countRange(schema);
  const list = {
    ...common,
    widget: 'list' as const,
    ...(meta.item !== undefined && { label_singular: meta.item }),
    ...range,
    required: (range.min ?? 0) > 0,
  };
  if (!(element instanceof z.core.$ZodObject))
    return { ...list, field: formField(common.name, element) };
  return {
    ...list,
    fields: formFields(element),
    collapsed: true,
    ...(meta.summary !== undefined && { summary: `{{fields.${meta.summary}}}` }),
  };
}

function base(name: string, { label, hint }: Meta): Base {
  if (label === undefined) throw new Error(`The field « ${name} » has no French label.`);
  return { name, label, ...(hint !== undefined && { hint }) };
}

function withoutDefault({
  default: _default,
  ...common
}: Base & Wrapped): Omit<Base & Wrapped, 'default'> {
  return common;
}

function options(schema: z.core.$ZodEnum, { choices = {} }: Meta) {
  return Object.values(schema._zod.def.entries).map((value) => ({
    value,
    label: choices[String(value)] ?? String(value),
  }));
}

/** A value that a configuration can carry. */
function simple(name: string, value: unknown): string | number | boolean {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return value;
  throw new Error(`The desk can't carry over the default value of « ${name} ».`);
}

const typeName = ({ _zod: { def } }: z.core.$ZodType) => def.type;
