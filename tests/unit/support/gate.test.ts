import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ONE_WIDTH } from '../../gate.config.ts';

test.each(ONE_WIDTH)('the gate runs %s, which does not leave out phones', (name) => {
  const spec = readFileSync(`tests/e2e/${name}.spec.ts`, 'utf8');
  expect(spec).not.toMatch(/test\.skip\(.*(?<!!)\bisMobile[,)]/);
});
