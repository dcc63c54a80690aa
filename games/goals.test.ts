import { limits, parseGame } from '@playloom/game-format';
import { expect, it } from 'vitest';
import { loadGame } from '../tools/games/starters/loadGame.ts';
import { starterSlugs } from '../tools/games/starters/listGames.ts';

it.each(starterSlugs.filter((slug) => slug !== 'blank'))(
  '[GOAL-01:part] %s has enough daily and weekly goals of its own',
  (slug) => {
    const game = loadGame(slug);
    expect(parseGame(game).ok).toBe(true);
    const { goals } = game.settings;
    for (const period of ['daily', 'weekly'] as const) {
      const names = goals.filter((goal) => goal.period === period).map(({ name }) => name);
      expect(names.length).toBeGreaterThanOrEqual(limits.GOALS_PER_PERIOD);
      expect(new Set(names).size).toBe(names.length);
    }
  },
);
