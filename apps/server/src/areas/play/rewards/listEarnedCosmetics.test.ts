import { apiLimits } from '@playloom/api-contract';
import { expect, it } from 'vitest';
import { findCosmetic, getSeasonReward, listEarnedCosmetics } from './listEarnedCosmetics.ts';

const ids = (marks: Parameters<typeof listEarnedCosmetics>[0]) =>
  listEarnedCosmetics(marks).map(({ id }) => id);

it('[GOAL-09:part] levels of seasons, streaks, and player levels give frames and emblems', () => {
  expect(ids({ level: 2, streakDays: 6, seasons: [{ season: 1, level: 1 }] })).toEqual([]);
  expect(
    ids({
      level: 3,
      streakDays: 7,
      seasons: [
        { season: 1, level: 4 },
        { season: 3, level: 5 },
      ],
    }),
  ).toEqual(['season-1-2', 'season-3-2', 'season-3-5', 'streak-7', 'level-3']);
  expect(getSeasonReward(3, apiLimits.SEASON_LEVELS)).toMatchObject({
    kind: 'frame',
    pattern: 'rays',
    icon: null,
  });
  expect(getSeasonReward(3, 4)).toBeNull();
  expect(getSeasonReward(1, 5)?.hue).not.toBe(getSeasonReward(2, 5)?.hue);
});

it('[GOAL-09:part] have an id of their own', () => {
  const all = ids({
    level: 100,
    streakDays: 1000,
    seasons: [1, 2, 3].map((season) => ({ season, level: 20 })),
  });
  expect(new Set(all).size).toBe(all.length);
});

it('[GOAL-11:part] are found by their id, without the user who earned them', () => {
  const earned = listEarnedCosmetics({ level: 25, streakDays: 100, seasons: [{ season: 7, level: 20 }] });
  expect(earned).toHaveLength(11);
  for (const cosmetic of earned) expect(findCosmetic(cosmetic.id)).toEqual(cosmetic);
  for (const id of ['', 'level-11', 'season-7-3', 'season-7', 'gone-1']) expect(findCosmetic(id)).toBeNull();
});
