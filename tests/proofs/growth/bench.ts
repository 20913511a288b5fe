/**
 * What a growing portfolio costs: builds the site with added articles, beside a bare blog of the same ones, and with
 * generated items, and prints a Markdown table of the time, the memory and the weight. Exits with 1 when a requirement
 * is missed. All is built in a copy of the project in the folder for temporary files: `TMPDIR=/dev/shm`, on Linux, keeps
 * it in memory. Of a disk the times say more than of us: an ext4 without a journal makes a file ten times as slowly where
 * thousands have just gone.
 *
 * Usage: npm run proof -- bench [number of added articles] [number of items]
 */
import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { copiedProject } from '../copied-project.ts';
import { measureArticles, measureItems, measureSample } from './measures.ts';
import { isMet, judge } from './requirements.ts';
import { number, table, told } from './table.ts';

const FEW = 25;

const [added = 1000, items = 10_000] = process.argv.slice(2).map(Number);
const project = copiedProject();
process.chdir(project);
const work = join(project, '.cache/bench');
const sample = await measureSample(work);
const articles = await measureArticles(work, added);
const few = await measureItems(work, FEW);
const many = await measureItems(work, items);
rmSync(project, { recursive: true });

const { yardstick, first, again, own } = articles;
const more = `${number(added)} articles more`;
console.log(`Node ${process.version}, ${availableParallelism()} cores\n`);
console.log(
  table(yardstick, [
    [`A bare blog, ${more}`, yardstick],
    ['The sample, empty cache', sample],
    [`${more}, share images drawn`, first],
    [`${more}, once more`, again],
    [`${number(FEW)} items, empty cache`, few],
    [`${number(items)} items, empty cache`, many],
  ]),
);
const growth = (again.bytes - sample.bytes) / added;
console.log(
  `\nOne article more: ${number(own / 1000, 1)} kB of its own, ${number(growth / 1000, 1)} kB in the whole site\n`,
);

const verdicts = judge({ sample, articles, few, many });
for (const verdict of verdicts) console.log(told(verdict));
process.exitCode = verdicts.every(isMet) ? 0 : 1;
