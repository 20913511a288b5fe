import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

const scalar = z.union([z.string(), z.number(), z.boolean()]).transform(String);
const texts = z.record(z.string(), scalar);

/** One step (https://docs.github.com/actions/reference/workflows-and-actions/workflow-syntax#jobsjob_idsteps). */
const step = z.strictObject({
  id: z.string().optional(),
  name: z.string().optional(),
  if: z.string().optional(),
  uses: z.string().optional(),
  with: texts.default({}),
  run: z.string().optional(),
  shell: z.literal('bash').optional(),
  env: texts.default({}),
});

const job = z.strictObject({
  needs: z.union([z.string().transform((one) => [one]), z.array(z.string())]).default([]),
  if: z.string().optional(),
  'runs-on': z.string(),
  'timeout-minutes': z.number(),
  permissions: texts.optional(),
  environment: z.unknown().optional(),
  outputs: texts.default({}),
  steps: z.array(step),
});

const workflow = z.looseObject({ permissions: texts.optional(), jobs: z.record(z.string(), job) });

export type Step = z.infer<typeof step>;
export type Job = z.infer<typeof job>;

/** The jobs of a workflow, by name, each after those that it needs. */
export function jobsOf(file: string): ReadonlyMap<string, Job> {
  const { permissions, jobs } = workflow.parse(parse(readFileSync(file, 'utf8')));
  const seen = new Set<string>();
  for (const [name, { needs }] of Object.entries(jobs)) {
    if (needs.some((one) => !seen.has(one)))
      throw new Error(`${name} stands before what it needs.`);
    seen.add(name);
  }
  return new Map(Object.entries(jobs).map(([name, one]) => [name, { permissions, ...one }]));
}
