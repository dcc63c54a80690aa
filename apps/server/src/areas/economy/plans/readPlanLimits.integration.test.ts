import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PricingPlan } from '@playloom/api-contract';
import { addMilliseconds, DAY_MS } from '../../../process/clock.ts';
import { subscriptions } from '../../../storage/schema.ts';
import { addSignedInUser, type SignedInUser } from '../../../testing/addSignedInUser.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { defaultPlans } from './defaultPlans.ts';
import { readPlanLimits } from './readPlanLimits.ts';

let server: TestServer;
let free: SignedInUser;
let paying: SignedInUser;
beforeAll(async () => {
  server = await createTestServer();
  free = await addSignedInUser(server, 'free');
  paying = await addSignedInUser(server, 'paying');
  const now = server.clock.now();
  await server.services.db.insert(subscriptions).values({
    userId: paying.user.id,
    tier: 't5',
    provider: 'sandbox',
    reference: 'paying',
    paidUntil: addMilliseconds(now, DAY_MS),
    createdAt: now,
  });
});
afterAll(() => server.close());

function readWith(plans: PricingPlan[], { user }: SignedInUser) {
  const { clock, log, db } = server.services;
  return readPlanLimits({ clock, log, plans }, db, user.id);
}

const limitsOf = (wanted: string) => defaultPlans.find(({ tier }) => tier === wanted)?.limits;
const without = (...removed: string[]) => defaultPlans.filter(({ tier }) => !removed.includes(tier));
const warnings = () => server.logLines.filter(({ msg }) => String(msg).includes('is not in PLANS_FILE'));

it('gives the limits of the plan', async () => {
  expect(await readWith(defaultPlans, free)).toEqual(limitsOf('t1'));
  expect(await readWith(defaultPlans, paying)).toEqual(limitsOf('t5'));
  expect(warnings()).toEqual([]);
});

it('[CO-05:part] falls back to the free limits if the plan is not listed, and logs a warning', async () => {
  expect(await readWith(without('t5'), paying)).toEqual(limitsOf('t1'));
  expect(warnings()).toMatchObject([{ level: 40, userId: paying.user.id, tier: 't5' }]);
});

it('falls back to the cheapest plan if the free one is not listed either', async () => {
  const cheapest = limitsOf('t2');
  expect(await readWith(without('t1'), free)).toEqual(cheapest);
  expect(await readWith(without('t1', 't5'), paying)).toEqual(cheapest);
});
