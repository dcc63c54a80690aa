import { expect, it } from 'vitest';
import { describeFrames } from './describeFrames.ts';
import type { FrameFacts } from './FrameReport.ts';
import { chooseQualityLevel, qualityLevels } from './qualityLevels.ts';

const MEANS = { framesPerSecond: 58.4, script: 3.14, draw: 1.26 };
const FACTS: FrameFacts = {
  stats: { resolution: 1.3, entities: 42, particles: 120 },
  graphics: 'auto',
  level: 2,
  lowest: 4,
  change: { kind: 'lowered', mean: 32 },
  isSaving: false,
  roundTripMs: 48,
};

it('[GPU-04:part] says how fast frames are, what they contain, and why the quality changed last', () => {
  expect(describeFrames(MEANS, FACTS)).toEqual([
    '58 FPS',
    'Script 3.1 ms, draw 1.3 ms',
    'Resolution 1.30×',
    'Graphics: automatic, 3 of 5',
    'Lowered at 31 FPS',
    'Entities 42, particles 120',
    'Latency 48 ms',
  ]);
  const changes = [null, { kind: 'raised', mean: 16 }, { kind: 'restored', mean: 50 }] as const;
  expect(changes.map((change) => describeFrames(MEANS, { ...FACTS, change })[4])).toEqual([
    'Quality unchanged',
    'Raised at 63 FPS',
    'Restored: drawing less kept 20 FPS',
  ]);
});

it('[GPU-04:part] says what the player chose instead', () => {
  const lines = describeFrames(MEANS, { ...FACTS, graphics: 'low', isSaving: true });
  expect(lines[0]).toBe('58 FPS (saving battery)');
  expect(lines).toContain('Graphics: low');
  expect(lines).not.toContain('Lowered at 31 FPS');
});

it('[GPU-05:part] draws everything, little, or what the device draws fluently', () => {
  const draw = (graphics: FrameFacts['graphics']) => qualityLevels[chooseQualityLevel(graphics, 2)];
  expect(draw('high')).toEqual({ resolution: 1, particles: 1, hasShadows: true });
  expect(draw('low')).toEqual({ resolution: 0.5, particles: 0.4, hasShadows: false });
  expect(draw('auto')).toBe(qualityLevels[2]);
});

it('[GPU-02:part] draws less with every level', () => {
  for (const [index, lower] of qualityLevels.slice(1).entries()) {
    const higher = qualityLevels[index]!;
    expect(lower.resolution).toBeLessThan(higher.resolution);
    expect(lower.particles).toBeLessThanOrEqual(higher.particles);
    expect(Number(lower.hasShadows)).toBeLessThanOrEqual(Number(higher.hasShadows));
  }
});
