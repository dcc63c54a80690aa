import { describe, expect, it } from 'vitest';
import { addCappedPoints } from './addCappedPoints.ts';
import { computeLevel } from './computeLevel.ts';
import { parseAchievementReport } from './parseAchievementReport.ts';

describe('points', () => {
  const before = { points: 500, day: '2026-03-01', dayPoints: 90 };

  it('[PROG-05:part] count only up to a limit on one day, and anew on the next', () => {
    const limit = { today: '2026-03-01', perDay: 100 };
    expect(addCappedPoints(before, 30, limit)).toEqual({ ...before, points: 510, dayPoints: 100, added: 10 });
    expect(addCappedPoints(before, 30, { ...limit, today: '2026-03-02' })).toEqual({
      points: 530,
      day: '2026-03-02',
      dayPoints: 30,
      added: 30,
    });
    // The clock was set back.
    expect(addCappedPoints(before, 30, { ...limit, today: '2026-02-20' }).added).toBe(10);
    expect(addCappedPoints({ ...before, dayPoints: 200 }, 5, limit).added).toBe(0);
  });

  it('[PROG-05:part] make levels, each of which takes more than the one before', () => {
    const at = (points: number) => computeLevel(points, 50);
    expect([0, 49, 50, 149, 150, 299, 300].map((points) => at(points).level)).toEqual([1, 1, 2, 2, 3, 3, 4]);
    expect(at(160)).toEqual({ level: 3, points: 160, from: 150, to: 300 });
    for (let points = 0; points < 5000; points += 1) {
      const { from, to } = at(points);
      expect(points >= from && points < to).toBe(true);
    }
  });
});

describe('reports of rooms', () => {
  it.each([null, 7, 'x', [], { counts: null, unlocked: null, seconds: Number.NaN }])(
    '[PROG-04:part] are read as nothing if they are invalid: %j',
    (sent) => {
      expect(parseAchievementReport(sent) ?? { counts: {}, unlocked: [], seconds: 0 }).toEqual({
        counts: {},
        unlocked: [],
        seconds: 0,
      });
    },
  );

  it('[PROG-04:part] lose what is too large, not a number, or no id', () => {
    const huge = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`a${index}`, 1]));
    const report = parseAchievementReport({
      counts: { fine: 3, ['x'.repeat(5000)]: 1, negative: -1, text: '9', endless: Infinity, high: 1e12 },
      unlocked: ['fine', 'fine', 7, 'x'.repeat(5000), 'UPPER'],
      seconds: 1e9,
    });
    expect(report).toEqual({ counts: { fine: 3 }, unlocked: ['fine'], seconds: 600 });
    expect(Object.keys(parseAchievementReport({ counts: huge })!.counts)).toHaveLength(40);
  });
});
