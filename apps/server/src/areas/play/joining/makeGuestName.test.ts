import fc from 'fast-check';
import { apiLimits } from '@playloom/api-contract';
import { expect, it } from 'vitest';
import type { Db } from '../../../storage/openDatabase.ts';
import { cleanGuestName, makeGuestName } from './makeGuestName.ts';

/** Creates a fake database with exactly these users. */
function withUsers(...names: string[]): Db {
  const rows = names.map((username) => ({ username }));
  return { select: () => ({ from: () => ({ where: async () => rows }) }) } as unknown as Db;
}

it.each([
  ['  Ada   Lovelace ', 'Ada Lovelace'],
  ['A\u202Eda\u200B\u0007', 'Ada'],
  ['Ａｄａ', 'Ada'],
  ['🧵'.repeat(30), '🧵'.repeat(10)],
  [`a${'\u0301'.repeat(50)}b`, 'á\u0301\u0301b'],
  ['x'.repeat(50), 'x'.repeat(20)],
  ['\ud800', '\ufffd'],
  ['\u200B\u00a0', ''],
])('cleans %j', (wanted, name) => {
  expect(cleanGuestName(wanted)).toBe(name);
});

it('never returns a name that is too long, invisible or has half a character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (wanted) => {
      const name = cleanGuestName(wanted);
      expect(name.length).toBeLessThanOrEqual(apiLimits.GUEST_NAME_MAX);
      expect(name.isWellFormed()).toBe(true);
      expect(name).toBe(name.trim());
      expect(name).not.toMatch(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/u);
      expect(cleanGuestName(name).length).toBeLessThanOrEqual(apiLimits.GUEST_NAME_MAX);
    }),
    { numRuns: 500 },
  );
});

it('gives guests without a name a numbered one', async () => {
  expect(await makeGuestName(withUsers(), undefined)).toMatch(/^Guest \d{4}$/);
  expect(await makeGuestName(withUsers(), '\u200B')).toMatch(/^Guest \d{4}$/);
});

it('does not let a guest use the name of a user', async () => {
  expect(await makeGuestName(withUsers('Ada'), 'Ada')).toMatch(/^Ada \d{4}$/);
  expect(await makeGuestName(withUsers('A'.repeat(20)), 'A'.repeat(20))).toMatch(/^A{15} \d{4}$/);
  expect(await makeGuestName(withUsers(), 'Ada')).toBe('Ada');
});

it.each([
  'admin',
  'Ad min',
  'A.d.m.i.n',
  'ADMIN!',
  'Ádmin',
  'Playloom',
  'Play Loom Team',
  '_moderator_',
  'аdmin',
  'Αda',
])('rejects %s', async (name) => {
  await expect(makeGuestName(withUsers(), name)).rejects.toMatchObject({ id: 'name_not_allowed' });
});

it.each(['Адам', 'Δημήτρης', '李小龙', 'Ådne', 'x X_Slayer_X x', 'guesthouse', '!!!'])(
  'accepts %s',
  async (name) => {
    expect(await makeGuestName(withUsers(), name)).toBe(name);
  },
);
