import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listGenerated } from './listGenerated.ts';

it.each(listGenerated())('$path is current; otherwise run: node tools/generate.ts', (file) => {
  expect(readFileSync(file.path, 'utf8') === file.text).toBe(true);
});
