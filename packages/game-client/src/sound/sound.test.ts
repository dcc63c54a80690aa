import { soundPresets } from '@playloom/game-format';
import { describe, expect, it } from 'vitest';
import { effectPresets, melodies } from './presets.ts';
import { spatializeSound } from './spatializeSound.ts';
import { renderMelody } from './renderMelody.ts';
import { parseNotes } from './parseNotes.ts';

describe('sounds', () => {
  it('exist for every name that games can use', () => {
    const known = [...Object.keys(effectPresets), ...Object.keys(melodies)];
    expect(known.toSorted()).toEqual([...soundPresets].toSorted());
  });

  it('get quieter with distance, pan to their side, and end at their range', () => {
    const listener = { x: 10, y: 10, halfWidth: 8 };
    expect(spatializeSound(null, 20, listener)).toEqual({ volume: 1, pan: 0 });
    expect(spatializeSound({ x: 10, y: 10 }, 20, listener)).toEqual({ volume: 1, pan: 0 });
    const right = spatializeSound({ x: 14, y: 10 }, 20, listener)!;
    const farther = spatializeSound({ x: 20, y: 10 }, 20, listener)!;
    expect(right.pan).toBeCloseTo(0.4);
    expect(farther.pan).toBeCloseTo(0.8);
    expect(farther.volume).toBeLessThan(right.volume);
    expect(spatializeSound({ x: 4, y: 10 }, 20, listener)!.pan).toBeLessThan(0);
    expect(spatializeSound({ x: 31, y: 10 }, 20, listener)).toBeNull();
  });

  it.each(Object.entries(melodies))(
    '%s is audible, does not crackle and loops without a gap',
    (_, melody) => {
      const samples = renderMelody(melody, 4000);
      const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
      expect(peak).toBeGreaterThan(0.1);
      expect(peak).toBeLessThan(1);
      expect(parseNotes(melody.bass)).toHaveLength(parseNotes(melody.lead).length);
      expect(parseNotes(melody.lead)).not.toContain(NaN);
      expect(Math.abs(samples.at(-1)! - samples[0]!)).toBeLessThan(0.15);
    },
  );
});
