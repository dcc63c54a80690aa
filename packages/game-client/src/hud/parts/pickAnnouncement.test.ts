import { describe, expect, it } from 'vitest';
import { pickAnnouncement, SILENT, type AnnouncedState } from './pickAnnouncement.ts';

function announce(states: readonly AnnouncedState[]): (string | null)[] {
  let memory = SILENT;
  return states.map((state) => {
    const next = pickAnnouncement(memory, state);
    memory = next.memory;
    return next.text;
  });
}

describe('[HUD-27:part] announcements', () => {
  it('tell the score at most every ten seconds, and then the newest one', () => {
    const at = (seconds: number, score: string) => ({ objective: '', values: [score], seconds });
    expect(
      announce([at(0, 'Red 0'), at(1, 'Red 1'), at(9, 'Red 2'), at(10, 'Red 2'), at(25, 'Red 2')]),
    ).toEqual(['Red 0', null, null, 'Red 2', null]);
    expect(announce([at(500, 'Red 3'), at(2, 'Red 0')])).toEqual(['Red 3', 'Red 0']);
  });

  it('tell the texts of a game without scores, and only those that changed', () => {
    const at = (seconds: number, coins: string, fish: string) => ({
      objective: '',
      values: ['', coins, fish],
      seconds,
    });
    expect(
      announce([
        at(0, 'Coins: 0', 'Fish: 0'),
        at(1, 'Coins: 1', 'Fish: 0'),
        at(4, 'Coins: 3', 'Fish: 0'),
        at(10, 'Coins: 3', 'Fish: 0'),
        at(21, 'Coins: 3', ''),
      ]),
    ).toEqual(['Coins: 0. Fish: 0', null, null, 'Coins: 3', null]);
  });

  it('tell the objective at once when its words change, not when a number does', () => {
    const at = (seconds: number, objective: string) => ({ objective, values: [''], seconds });
    expect(
      announce([at(0, 'Night in 9 s'), at(1, 'Night in 8 s'), at(2, 'Defend the fire'), at(3, '')]),
    ).toEqual(['Night in 9 s', null, 'Defend the fire', null]);
  });
});
