import { parseGame } from '@playloom/game-format';
import { expect, it } from 'vitest';
import { loadGame } from '../tools/games/starters/loadGame.ts';
import { starterSlugs } from '../tools/games/starters/listGames.ts';

/** Conditions that a new player meets without trying for long. */
const EARLY_SECONDS = 300;

it.each(starterSlugs.filter((slug) => slug !== 'blank'))(
  '[PROG-10:part] %s has five to eight achievements, from easy to hard, and the first one is quick',
  (slug) => {
    const game = loadGame(slug);
    const { achievements } = game.settings;
    expect(achievements.length).toBeGreaterThanOrEqual(5);
    expect(achievements.length).toBeLessThanOrEqual(8);
    expect(parseGame(game).ok).toBe(true);
    const [first] = achievements;
    const goal = first!.done.kind === 'seconds' ? first!.done.seconds / EARLY_SECONDS : 0;
    expect(goal).toBeLessThanOrEqual(1);
    expect(first!.points).toBe(Math.min(...achievements.map(({ points }) => points)));
    expect(new Set(achievements.map(({ name }) => name)).size).toBe(achievements.length);
    for (const { description } of achievements) expect(description).not.toBe('');
  },
);
