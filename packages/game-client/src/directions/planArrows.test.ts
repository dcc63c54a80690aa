import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ARROW_RADIUS, ARROWS_MAX, type ArrowTarget, planArrows } from './planArrows.ts';

const PHONE = { width: 390, height: 844, obstacles: [] };

function at(x: number, y: number, changes: Partial<ArrowTarget> = {}): ArrowTarget {
  return { key: `${x},${y}`, x, y, distance: 10, isImportant: false, ...changes };
}

describe('[DIR-02] arrows', () => {
  it('are at the edge in the direction of their target and point at it', () => {
    const [arrow] = planArrows([at(2000, 422)], PHONE);
    expect(arrow).toMatchObject({ angle: 0, y: 422, count: 1 });
    expect(arrow!.x + ARROW_RADIUS).toBeGreaterThan(370);
    expect(arrow!.x + ARROW_RADIUS).toBeLessThanOrEqual(390);
    expect(planArrows([at(195, -300)], PHONE)[0]!.angle).toBeCloseTo(-Math.PI / 2, 10);
  });

  it('cover neither the middle 60%, nor the HUD, nor each other, on any screen', () => {
    const side = fc.integer({ min: 360, max: 2560 });
    const spot = fc.tuple(fc.integer({ min: -3000, max: 5000 }), fc.integer({ min: -3000, max: 5000 }));
    fc.assert(
      fc.property(side, side, fc.array(spot, { maxLength: 12 }), (width, height, spots) => {
        const header = { left: width * 0.3, top: 0, right: width * 0.7, bottom: height * 0.12 };
        const stick = { left: 0, top: height * 0.8, right: width * 0.2, bottom: height };
        const arrows = planArrows(
          spots.map(([x, y]) => at(x, y)),
          { width, height, obstacles: [header, stick] },
        );
        for (const [index, { x, y }] of arrows.entries()) {
          const isInMiddle =
            x + ARROW_RADIUS > width * 0.2 + 1e-6 &&
            x - ARROW_RADIUS < width * 0.8 - 1e-6 &&
            y + ARROW_RADIUS > height * 0.2 + 1e-6 &&
            y - ARROW_RADIUS < height * 0.8 - 1e-6;
          expect(isInMiddle).toBe(false);
          for (const { left, top, right, bottom } of [header, stick]) {
            const isApart =
              x + ARROW_RADIUS <= left ||
              x - ARROW_RADIUS >= right ||
              y + ARROW_RADIUS <= top ||
              y - ARROW_RADIUS >= bottom;
            expect(isApart).toBe(true);
          }
          for (const other of arrows.slice(index + 1))
            expect(Math.hypot(other.x - x, other.y - y)).toBeGreaterThan(30);
        }
      }),
    );
  });

  it('are few: important and near ones first', () => {
    const round = Array.from({ length: 10 }, (_, index) => {
      const angle = (index / 10) * 2 * Math.PI;
      const far = at(700 + Math.cos(angle) * 4000, 450 + Math.sin(angle) * 4000, { distance: 100 - index });
      return { ...far, isImportant: index === 0 };
    });
    const arrows = planArrows(round, { width: 1440, height: 900, obstacles: [] });
    expect(arrows).toHaveLength(ARROWS_MAX);
    expect(arrows[0]!.target).toBe(round[0]);
    expect(arrows.slice(1).map(({ target }) => target.distance)).toEqual([91, 92, 93, 94, 95]);
  });

  it('at the same place are one with a count', () => {
    const arrows = planArrows([at(2000, 430), at(2400, 422, { distance: 3 }), at(-900, 422)], PHONE);
    expect(arrows.map(({ target, count }) => [target.x, count])).toEqual([
      [2400, 2],
      [-900, 1],
    ]);
  });

  it('are left out where the HUD leaves no space', () => {
    const everything = { left: 0, top: 0, right: 390, bottom: 844 };
    expect(planArrows([at(2000, 422)], { ...PHONE, obstacles: [everything] })).toEqual([]);
  });
});
