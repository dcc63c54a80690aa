import type { DraftGame } from '@playloom/draft';
import type { AchievementCondition, JsonObject, MarkerIcon } from '@playloom/game-format';

const POINTS = { daily: 10, weekly: 30 };

/** What is suggested once for each day, and once for each week with a larger count. */
interface Suggestion {
  readonly id: string;
  readonly icon: MarkerIcon;
  readonly daily: number;
  readonly weekly: number;
  readonly name: (count: number) => string;
  readonly done: (count: number) => AchievementCondition;
}

/** Suggests daily and weekly goals for what happens in the game. */
export function suggestGoals(game: DraftGame): readonly JsonObject[] {
  const suggestions = [PLAY, ...suggestFights(game), ...suggestMatches(game), ...suggestItems(game)];
  return (['daily', 'weekly'] as const).flatMap((period) =>
    suggestions.map((suggestion) => ({
      id: `${period}-${suggestion.id}`,
      name: suggestion.name(suggestion[period]),
      description: '',
      icon: suggestion.icon,
      period,
      points: POINTS[period],
      done: { ...suggestion.done(suggestion[period]) },
    })),
  );
}

const PLAY: Suggestion = {
  id: 'play',
  icon: 'flag',
  daily: 10,
  weekly: 60,
  name: (minutes) => `Play ${minutes} minutes`,
  done: (minutes) => ({ kind: 'seconds', seconds: minutes * 60 }),
};

function suggestFights({ types }: DraftGame): Suggestion[] {
  const canHurt = Object.values(types.items ?? {}).some(({ weapon }) => weapon != null);
  if (!canHurt) return [];
  const name = (count: number) => `Defeat ${count} opponents`;
  const done = (times: number) => ({ kind: 'kills', unit: null, times }) as const;
  return [{ id: 'defeat', icon: 'target', daily: 10, weekly: 75, name, done }];
}

function suggestMatches({ settings }: DraftGame): Suggestion[] {
  if (settings.match?.isEnabled !== true) return [];
  return [
    {
      id: 'finish',
      icon: 'star',
      daily: 2,
      weekly: 10,
      name: (count) => `Finish ${count} matches`,
      done: (times) => ({ kind: 'finishes', times }),
    },
    {
      id: 'win',
      icon: 'star',
      daily: 1,
      weekly: 5,
      name: (count) => (count === 1 ? 'Win a match' : `Win ${count} matches`),
      done: (times) => ({ kind: 'wins', times }),
    },
  ];
}

function suggestItems({ types, settings }: DraftGame): Suggestion[] {
  const unit = types.units?.[settings.players?.unit ?? ''];
  if (unit?.canPickUpItems !== true || Object.keys(types.items ?? {}).length === 0) return [];
  const name = (count: number) => `Pick up ${count} items`;
  const done = (times: number) => ({ kind: 'picks-up', item: null, times }) as const;
  return [{ id: 'collect', icon: 'coin', daily: 10, weekly: 75, name, done }];
}
