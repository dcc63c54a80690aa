import type { DraftGame } from '@playloom/draft';
import { type AchievementCondition, type JsonObject, limits, type MarkerIcon } from '@playloom/game-format';

/** Enough to see in the first minutes, on the first day, and after a week. */
const SUGGESTED_ACHIEVEMENTS = 6;

/** Suggests achievements for what happens in the game, the easiest first. */
export function suggestAchievements(game: DraftGame): readonly JsonObject[] {
  return [
    make('first-steps', 'First steps', 'Play for two minutes', 'flag', 5, { kind: 'seconds', seconds: 120 }),
    ...suggestItems(game),
    ...suggestFights(game),
    ...suggestMatches(game),
    ...suggestShops(game),
    ...suggestVariables(game),
    make('regular', 'Regular', 'Play for two hours', 'home', 30, { kind: 'seconds', seconds: 7200 }),
  ].slice(0, SUGGESTED_ACHIEVEMENTS);
}

function suggestItems({ types, settings }: DraftGame): JsonObject[] {
  const unit = types.units?.[settings.players?.unit ?? ''];
  const canCarry = unit?.canPickUpItems === true && Object.keys(types.items ?? {}).length > 0;
  return canCarry
    ? [
        make('collector', 'Collector', 'Pick up 10 items', 'coin', 10, {
          kind: 'picks-up',
          item: null,
          times: 10,
        }),
      ]
    : [];
}

function suggestFights({ types }: DraftGame): JsonObject[] {
  const canHurt = Object.values(types.items ?? {}).some(({ weapon }) => weapon != null);
  if (!canHurt) return [];
  return [
    make('first-win', 'First victory', 'Defeat an opponent', 'target', 5, {
      kind: 'kills',
      unit: null,
      times: 1,
    }),
    make('hunter', 'Hunter', 'Defeat 50 opponents', 'target', 30, { kind: 'kills', unit: null, times: 50 }),
  ];
}

function suggestMatches({ settings }: DraftGame): JsonObject[] {
  if (settings.match?.isEnabled !== true) return [];
  return [
    make('finisher', 'To the end', 'Finish a match', 'flag', 5, { kind: 'finishes', times: 1 }),
    make('champion', 'Champion', 'Win 10 matches', 'star', 50, { kind: 'wins', times: 10 }),
  ];
}

function suggestShops({ types }: DraftGame): JsonObject[] {
  return Object.keys(types.shops ?? {}).length > 0
    ? [make('customer', 'Customer', 'Buy something', 'coin', 5, { kind: 'buys', shop: null, times: 1 })]
    : [];
}

function suggestVariables({ variables }: DraftGame): JsonObject[] {
  const counted = Object.entries(variables?.player ?? {}).find(([, { type }]) => type === 'number');
  if (counted === undefined) return [];
  const [variable, { name }] = counted;
  const text = `Have 100 ${name.toLowerCase()}`.slice(0, limits.ACHIEVEMENT_TEXT_MAX);
  return [make('hundred', 'One hundred', text, 'star', 20, { kind: 'reaches', variable, value: 100 })];
}

function make(
  id: string,
  name: string,
  description: string,
  icon: MarkerIcon,
  points: number,
  done: AchievementCondition,
): JsonObject {
  return { id, name, description, icon, isSecret: false, points, done: { ...done } };
}
