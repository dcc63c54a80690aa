import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tiers } from '@playloom/api-contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTempFolder, type TempFolder } from '../../testing/createTempFolder.ts';
import { createTestServer } from '../../testing/createTestServer.ts';
import { defaultPlans } from './defaultPlans.ts';

let folder: TempFolder;
beforeAll(async () => {
  folder = await createTempFolder('plans');
});
afterAll(() => folder.remove());

it('[EN-06] [RT-04:plans] lists a plan for every tier, with its name, price and limits', async () => {
  const server = await createTestServer();
  const { data: plans } = await server.client.api.listPlans();
  const names = { t1: 'Hobbyist', t2: 'Legacy', t4: 'Global', t5: 'Indie', t6: 'Studio', t7: 'Enterprise' };
  expect(tiers).toEqual(names);
  expect(Object.fromEntries(plans.map(({ tier, name }) => [tier, name]))).toEqual(names);
  expect(plans).toMatchObject(defaultPlans);
  await server.close();
});

it('[RT-04:configured] takes prices and limits from PLANS_FILE', async () => {
  const plan = {
    tier: 't5',
    monthlyPriceCents: 700,
    summary: 'Ours alone',
    isOffered: true,
    limits: { rooms: 1, playersPerRoom: 8, storageMegabytes: 10, collaborators: null },
  };
  const file = join(folder.path, 'plans.json');
  await writeFile(file, JSON.stringify([plan]));
  const server = await createTestServer({ env: { PLANS_FILE: file } });
  expect((await server.client.api.listPlans()).data).toEqual([{ ...plan, name: 'Indie' }]);
  await server.close();
});
