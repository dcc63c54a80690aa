import { expect, it } from 'vitest';
import { catalog } from '../catalog/catalog.ts';
import { readBlock, readParam } from './readParam.ts';

it('reads the given value, else the default, else null', () => {
  const { dealDamage, startTimer } = catalog.actions;
  expect(readParam(dealDamage, { do: 'dealDamage', amount: 3 }, 'amount')).toBe(3);
  expect(readParam(dealDamage, { do: 'dealDamage' }, 'amount')).toBe(10);
  expect(readParam(dealDamage, { do: 'dealDamage' }, 'attacker')).toBeNull();
  expect(readParam(startTimer, { do: 'startTimer', timer: 'x' }, 'mode')).toBe('once');
  expect(readParam(catalog.triggers.everySeconds, { when: 'everySeconds' }, 'seconds')).toBe(1);
});

it('reads a missing block as empty', () => {
  expect(readBlock({ do: 'ifThen', condition: true, then: [{ do: 'stopRule' }] }, 'then')).toHaveLength(1);
  expect(readBlock({ do: 'ifThen', condition: true }, 'else')).toEqual([]);
});
