import { z } from 'zod';

type Node = z.core.JSONSchema.BaseSchema;

/**
 * How an error names the field: its path in the file, then its French label when it has one.
 *
 * @param schema of the whole file.
 * @param path keys and list positions (from 0) that lead to the field.
 * @returns e.g. `services[3].icon (Icône)`, or an empty string for the file itself.
 */
export function fieldName(schema: z.ZodType, path: readonly PropertyKey[]): string {
  const root: Node = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const label = path.reduce<Node | undefined>(child, root)?.['label'];
  const steps = path
    .map((key) => (typeof key === 'number' ? `[${key + 1}]` : `.${String(key)}`))
    .join('');
  return steps.slice(1) + (typeof label === 'string' ? ` (${label})` : '');
}

function child(node: Node | undefined, key: PropertyKey): Node | undefined {
  if (!node) return undefined;
  const candidates = [node, ...(node.anyOf ?? []), ...(node.oneOf ?? [])];
  for (const { items, properties } of candidates) {
    const found = typeof key === 'number' ? items : properties?.[String(key)];
    if (typeof found === 'object' && !Array.isArray(found)) return found;
  }
  return undefined;
}
