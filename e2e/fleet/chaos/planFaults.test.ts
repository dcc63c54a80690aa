import { expect, it } from 'vitest';
import { countFaults, planFaults } from './planFaults.ts';

const COUNTS = countFaults({
  rooms: 4,
  web: 3,
  redis: 2,
  postgres: 1,
  files: 1,
  deploy: 1,
  'pause-rooms': 2,
  'pause-web': 1,
});

it('[OP-53:part] plans all faults, in an order that depends only on the seed', () => {
  const plan = planFaults(COUNTS, 7);
  const kinds = plan.map(({ kind }) => kind);
  for (const [kind, count] of Object.entries(COUNTS))
    expect(kinds.filter((one) => one === kind)).toHaveLength(count);
  expect(planFaults(COUNTS, 7)).toEqual(plan);
  expect(planFaults(COUNTS, 8)).not.toEqual(plan);
});

it('[OP-53:part] kills Redis with and without its data, rooms servers with and without their parent, and pauses them for shorter and longer than their lease', () => {
  for (const kind of ['rooms', 'redis', 'pause-rooms'])
    expect(
      new Set(planFaults(COUNTS, 1).flatMap((fault) => (fault.kind === kind ? [fault.isMild] : []))),
    ).toEqual(new Set([true, false]));
});
