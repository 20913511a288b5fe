/**
 * Extracts from a build log the content problems that the owner can fix, and writes them to the workflow
 * step's output « reasons », one French line each.
 *
 * Usage: node src/commands/deployment-problems.ts <file that holds what was printed>
 */
import { appendFileSync, readFileSync } from 'node:fs';
import { findProblemsInBuildLog } from './deployment/build-log.ts';

const [log = ''] = process.argv.slice(2);
const reasons = findProblemsInBuildLog(readFileSync(log, 'utf8'));
// https://docs.github.com/actions/reference/workflow-commands-for-github-actions#multiline-strings
const output = `reasons<<END\n${reasons.map((line) => `${line}\n`).join('')}END\n`;
appendFileSync(process.env['GITHUB_OUTPUT'] ?? '/dev/stdout', output);
