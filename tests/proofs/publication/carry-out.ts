import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { act, type Place } from './actions.ts';
import { filled, holds, type Scope } from './expressions.ts';
import { git, type Forge } from './forge.ts';
import { isStandIn, run } from './run.ts';
import { jobsOf, type Job, type Step } from './workflow.ts';

type Result = 'success' | 'failure' | 'skipped';

/** What a run of the workflow was. */
export interface Run {
  jobs: Record<string, { result: Result; outputs: Record<string, string> }>;
  /** Each step that took its time: job, what it is, how long, in seconds, and whether something stood in for it. */
  times: { job: string; step: string; seconds: number; standIn: boolean }[];
  /** What failed, in its own words. */
  failures: string[];
}

/** What happens around a run. */
export interface Event {
  event?: 'push' | 'workflow_dispatch' | 'repository_dispatch';
  /** What whoever asks for it hands over. */
  payload?: Record<string, string>;
  vars?: Record<string, string>;
  env?: Record<string, string>;
  /** The start of the action or command that fails. */
  fails?: string;
}

/** Carries a workflow out, job after job and step after step. */
export function carryOut(file: string, forge: Forge, event: Event = {}): Run {
  const done: Run = { jobs: {}, times: [], failures: [] };
  for (const [name, job] of jobsOf(file)) done.jobs[name] = runJob(name, job, forge, event, done);
  return done;
}

function runJob(
  name: string,
  job: Job,
  forge: Forge,
  event: Event,
  done: Run,
): Run['jobs'][string] {
  const needs = Object.fromEntries(job.needs.map((one) => [one, done.jobs[one]]));
  const { event: event_name = 'push', payload, vars = {} } = event;
  const github = { event_name, event: { client_payload: payload }, token: 'token' };
  const contexts = { github, needs, vars };
  const all = job.needs.every((one) => done.jobs[one]?.result === 'success');
  const failed = job.needs.some((one) => done.jobs[one]?.result === 'failure');
  if (!holds(job.if, { contexts, functions: status(all, failed) }))
    return { result: 'skipped', outputs: {} };

  const home = mkdtempSync(join(forge.folder, 'machine-'));
  const folder = join(home, 'projet');
  mkdirSync(folder);
  const mayPush = job.permissions?.['contents'] === 'write';
  const place = { forge, folder, mayPush };
  const steps: Record<string, { outcome: Result; outputs: Record<string, string> }> = {};
  const after: (() => void)[] = [];
  let sound = true;
  const scope = (): Scope => ({
    contexts: { ...contexts, steps, job: { status: sound ? 'success' : 'failure' } },
    functions: { ...status(sound, !sound), hashFiles: (...globs) => hashFiles(folder, globs) },
  });

  for (const step of job.steps) {
    const known = (outcome: Result, outputs = {}) => {
      if (step.id !== undefined) steps[step.id] = { outcome, outputs };
    };
    if (!holds(step.if, scope())) {
      known('skipped');
      continue;
    }
    const start = performance.now();
    try {
      const { outputs = {}, after: then } = runStep(step, scope(), place, event);
      known('success', outputs);
      if (then !== undefined) after.unshift(then);
    } catch (error) {
      sound = false;
      known('failure');
      done.failures.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
    const seconds = (performance.now() - start) / 1000;
    const what = step.name ?? step.uses ?? step.run?.split('\n')[0] ?? '';
    const standIn = step.run === undefined || isStandIn(step.run);
    done.times.push({ job: name, step: what, seconds, standIn });
  }
  if (sound) for (const one of after) one();
  const outputs = filledIn(job.outputs, scope());
  rmSync(home, { recursive: true });
  return { result: sound ? 'success' : 'failure', outputs };
}

function runStep(
  step: Step,
  scope: Scope,
  place: Place,
  { env, fails }: Event,
): ReturnType<typeof act> {
  const what = step.uses ?? step.run ?? '';
  if (fails !== undefined && what.startsWith(fails)) throw new Error(`${what} fails here.`);
  if (step.uses !== undefined) return act(step.uses, filledIn(step.with, scope), place);
  const command = filled(step.run ?? '', scope);
  const variables = { ...env, ...filledIn(step.env, scope) };
  return { outputs: run(command, place.folder, variables, step.shell) };
}

function filledIn(texts: Readonly<Record<string, string>>, scope: Scope): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, filled(text, scope)]));
}

/** What expressions call to know how it went so far. */
const status = (success: boolean, failure: boolean): Scope['functions'] => ({
  always: () => true,
  cancelled: () => false,
  success: () => success,
  failure: () => failure,
});

/** A mark of what files hold: here, of what is committed below their folder. */
const hashFiles = (folder: string, globs: readonly string[]) =>
  globs.map((glob) => git(folder, 'rev-parse', `HEAD:${glob.replace('/**', '')}`)).join('');
