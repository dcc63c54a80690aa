import { expect, it } from 'vitest';
import type { JournaledPlay } from '../journal/JournalRecord.ts';
import type { Member } from './createRoomMembers.ts';
import { createPlayedTime } from './createPlayedTime.ts';

function open(before?: JournaledPlay) {
  const state = { connected: 0, ms: 0 };
  const members = { countConnected: (isSpectator: boolean) => (isSpectator ? 9 : state.connected) };
  const played = createPlayedTime({ roomId: 'r', members }, before, () => state.ms);
  const change = (memberState: Member['state'], connected: number, visitor: Partial<Member['visitor']>) => {
    state.connected = connected;
    const whole = { userId: null, name: 'Ada', isSpectator: false, canChat: true, ...visitor };
    played.follow({ state: memberState, visitor: whole } as Member);
  };
  return { played, change, wait: (ms: number) => void (state.ms += ms) };
}

it('[OP-56:part] a room has been played once a player was connected, not by tickets or spectators', () => {
  const { played, change, wait } = open();
  change('left', 0, { network: '192.0.2.1' });
  change('connected', 0, { network: '192.0.2.1', isSpectator: true });
  wait(5_000);
  change('away', 0, { isSpectator: true });
  expect([played.hasBegun, played.describe()]).toEqual([false, { seconds: 0, people: [] }]);
  change('connected', 1, { network: '192.0.2.1' });
  expect(played.hasBegun).toBe(true);
});

it('[OP-56:part] measures how long anyone is connected, not how many connections there are', () => {
  const { played, change, wait } = open();
  change('connected', 1, {});
  wait(2_000);
  change('connected', 2, {});
  wait(2_000);
  change('left', 1, {});
  wait(1_000);
  expect(played.describe().seconds).toBe(5);
  change('away', 0, {});
  wait(60_000);
  change('connected', 1, {});
  wait(500);
  expect(played.describe().seconds).toBe(5.5);
});

it('[OP-56:part] counts a user once, and the guests of a network once', () => {
  const { played, change } = open();
  for (const visitor of [
    { userId: 'ada', network: '192.0.2.1' },
    { userId: 'ada', network: '192.0.2.2' },
    { network: '192.0.2.1', browser: 'one' },
    { network: '192.0.2.1', browser: 'two' },
  ])
    change('connected', 1, visitor);
  const { people } = played.describe();
  expect(people).toHaveLength(2);
  expect(people.join()).not.toContain('192');
  const later = open(played.describe());
  later.change('connected', 1, { userId: 'ada' });
  expect(later.played.describe().people).toEqual(people);
});

it('[OP-69:part] counts the guests of all networks of a /48 once', () => {
  const { played, change } = open();
  for (const network of ['2001:db8:1:1::/64', '2001:db8:1:2::/64', '2001:db8:2:1::/64'])
    change('connected', 1, { network });
  expect(played.describe().people).toHaveLength(2);
});
