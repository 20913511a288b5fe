import { data, Evaluator, Lexer, Parser } from '@actions/expressions';
import { truthy } from '@actions/expressions/result';

/** What an expression may name: contexts, and functions beside those that every expression has. */
export interface Scope {
  contexts: Readonly<Record<string, unknown>>;
  functions: Readonly<Record<string, (...words: string[]) => string | boolean>>;
}

/** Functions that take the place of « success() », which a condition without one of them has before it. */
const STATUS = /\b(?:always|cancelled|failure|success)\s*\(/;

/** Whether a condition holds (https://docs.github.com/actions/reference/evaluate-expressions-in-workflows-and-actions). */
export function holds(condition: string | undefined, scope: Scope): boolean {
  const asked = condition === undefined ? 'success()' : bare(condition);
  return truthy(value(STATUS.test(asked) ? asked : `success() && (${asked})`, scope));
}

/** A text with its expressions filled in. */
export function filled(text: string, scope: Scope): string {
  return text.replaceAll(/\$\{\{(.*?)\}\}/gs, (_, expression: string) =>
    value(expression, scope).coerceString(),
  );
}

const bare = (condition: string) => condition.replace(/^\s*\$\{\{(.*)\}\}\s*$/s, '$1');

function value(expression: string, { contexts, functions }: Scope): data.ExpressionData {
  const definitions = Object.entries(functions).map(([name, call]) => ({
    name,
    minArgs: 0,
    maxArgs: 9,
    call: (...words: data.ExpressionData[]) =>
      toData(call(...words.map((one) => one.coerceString()))),
  }));
  const { tokens } = new Lexer(expression.trim()).lex();
  const parsed = new Parser(tokens, Object.keys(contexts), definitions).parse();
  const known = new data.Dictionary(
    ...Object.entries(contexts).map(([key, one]) => ({ key, value: toData(one) })),
  );
  const byName = new Map(definitions.map((one) => [one.name.toLowerCase(), one]));
  return new Evaluator(parsed, known, byName).evaluate();
}

function toData(value: unknown): data.ExpressionData {
  if (typeof value === 'string') return new data.StringData(value);
  if (typeof value === 'boolean') return new data.BooleanData(value);
  if (typeof value !== 'object' || value === null) return new data.Null();
  return new data.Dictionary(
    ...Object.entries(value).map(([key, one]: [string, unknown]) => ({ key, value: toData(one) })),
  );
}
