import { describe, expect, it } from 'vitest';
import { compareEngineVersions } from './compareEngineVersions.ts';

describe('compareEngineVersions', () => {
  it.each([
    ['1.2.3.4', '1.2.3.4', 0],
    ['1.10.0.0', '1.9.0.0', 1],
    ['1.2.3.9', '1.2.3.10', -1],
    ['2.0.0.0', '1.99.99.99', 1],
    ['1.2.3', '1.2.3.0', -1],
    ['1.2.3', '1.2.3', 0],
    ['1.2.3.4-beta.9', '1.2.3.4', 0],
    ['1.2.3-a1', '1.2.3-b2', 0],
    ['1.2.4-alpha', '1.2.3.7', 1],
  ])(
    '[VA-05] %s against %s compares over four numeric parts, a missing fourth is -1, a suffix is ignored',
    (a, b, order) => {
      expect(compareEngineVersions(a, b)).toBe(order);
      expect(compareEngineVersions(b, a)).toBe(order === 0 ? 0 : -order);
    },
  );
});
