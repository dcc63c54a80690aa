import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ConfigError } from '../../../process/ConfigError.ts';
import { createTempFolder, type TempFolder } from '../../../testing/createTempFolder.ts';
import { defaultPlans } from './defaultPlans.ts';
import { readPlans } from './readPlans.ts';

let folder: TempFolder;
beforeAll(async () => {
  folder = await createTempFolder('plans');
});
afterAll(() => folder.remove());

const [plan] = defaultPlans;

it('reads the default plans from a file', async () => {
  const file = join(folder.path, 'ours.json');
  await writeFile(file, JSON.stringify(defaultPlans));
  expect(readPlans(file)).toEqual(defaultPlans);
});

it.each([
  ['not JSON', '[{', 'is not valid JSON'],
  ['no list', '{}', 'at the list'],
  ['no plan', '[]', 'There must be at least one plan.'],
  ['an unknown tier', JSON.stringify([{ ...plan, tier: 't3' }]), 'at [0].tier'],
  ['a negative price', JSON.stringify([{ ...plan, monthlyPriceCents: -1 }]), 'at [0].monthlyPriceCents'],
  ['a missing limit', JSON.stringify([{ ...plan, limits: {} }]), 'at [0].limits.rooms'],
  ['an unknown field', JSON.stringify([{ ...plan, color: 'red' }]), 'at [0]'],
  ['a tier twice', JSON.stringify([plan, plan]), 'Each tier can appear only once.'],
])('rejects a file with %s, naming PLANS_FILE and the place', async (name, content, problem) => {
  const file = join(folder.path, `${name.replaceAll(' ', '-')}.json`);
  await writeFile(file, content);
  const read = () => readPlans(file);
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(`PLANS_FILE ${file}`);
  expect(read).toThrow(problem);
});
