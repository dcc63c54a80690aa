import type { Point } from '@playloom/game-format';
import { describe, expect, it } from 'vitest';
import { addVisibleEntity, createTestSession } from '../testing/createTestSession.ts';
import { COMBO_SECONDS, COMBO_STEPS_MAX, createCombo, noteComboHit, raiseComboPitch } from './Combo.ts';

const GAME = {
  settings: { feel: { comboSemitones: 1 } },
  types: {
    sounds: {
      ouch: { name: 'Ouch' },
      grab: { name: 'Grab' },
      wind: { name: 'Wind' },
      coin: { name: 'Coin', comboSemitones: 2 },
      quiet: { name: 'Quiet', comboSemitones: 0 },
    },
    items: { bread: { name: 'Bread', sounds: { pickUp: 'grab' } } },
    units: { hero: { name: 'Hero', sounds: { hurt: 'ouch' } } },
  },
};
const HERE = { x: 5, y: 5 };
const THERE = { x: 12, y: 5 };

function play(changes = GAME) {
  const session = createTestSession(changes);
  session.shown = { id: 1, x: 5, y: 5, rotation: 0, scale: 1, isPredicted: true, leaps: 0 };
  const combo = createCombo();
  /** Plays a sound. Returns how many semitones it rises. */
  const listen = (sound: string, at: Point | null, time: number): number =>
    Math.round(Math.log2(raiseComboPitch(combo, session, { kind: 'sound', sound, at }, time)) * 12);
  return { session, combo, listen };
}

describe('combo sounds', () => {
  it('[FEEL-06:part] rise with each item that the player picks up soon after the last one', () => {
    const { listen } = play();
    expect([1, 1.5, 2, 2.02].map((time) => listen('grab', HERE, time))).toEqual([0, 1, 2, 2]);
    expect(listen('grab', HERE, 2.02 + COMBO_SECONDS + 0.1)).toBe(0);
    for (let time = 10; time < 30; time += 0.5) listen('grab', HERE, time);
    expect(listen('grab', HERE, 30)).toBe(COMBO_STEPS_MAX);
  });

  it('[FEEL-06:part] don’t rise with what others pick up, or with other sounds', () => {
    const { listen } = play();
    expect([1, 1.5].map((time) => listen('grab', THERE, time))).toEqual([0, 0]);
    expect([2, 2.5].map((time) => listen('wind', HERE, time))).toEqual([0, 0]);
    expect([3, 3.5].map((time) => listen('ouch', HERE, time))).toEqual([0, 0]);
  });

  it('[FEEL-06:part] rise with the player’s hits, also if the sound is played before the hit is shown', () => {
    const { session, combo, listen } = play();
    noteComboHit(combo, THERE, 1);
    expect(listen('ouch', THERE, 1)).toBe(0);
    noteComboHit(combo, THERE, 1.4);
    expect(listen('ouch', THERE, 1.4)).toBe(1);
    expect(listen('ouch', { x: 20, y: 5 }, 1.4)).toBe(0);
    const target = addVisibleEntity(session, { x: 6, y: 5 });
    const hurt = { kind: 'hurt', entity: target.id, amount: 1, attacker: 1, direction: null } as const;
    session.waiting.push({ tick: 110, event: hurt });
    expect(listen('ouch', { x: 6, y: 5 }, 1.8)).toBe(2);
  });

  it('[FEEL-06:part] can be chosen for single sounds, which rules may play for one player', () => {
    const { listen } = play();
    expect([1, 1.5].map((time) => listen('coin', null, time))).toEqual([0, 2]);
    expect([5, 5.5].map((time) => listen('quiet', HERE, time))).toEqual([0, 0]);
    expect([9, 9.5].map((time) => listen('grab', null, time))).toEqual([0, 0]);
  });
});
