import type { AchievementCondition } from '../document/achievementSchema.ts';
import type { Game } from '../document/gameSchema.ts';
import type { GoalPeriod } from '../document/goalPeriods.ts';
import type { Goal } from '../document/goalSchema.ts';
import type { MarkerIcon } from '../catalog/entry/markerIcons.ts';

const DAILY_MINUTES = 10;
const WEEKLY_MINUTES = 60;
const DAILY_MATCHES = 2;
const WEEKLY_MATCHES = 10;
const DAILY_ITEMS = 5;
const WEEKLY_ITEMS = 40;

/** What `listGoals` reads of a game. */
type GoalSource = Pick<Game, 'settings' | 'types' | 'map'>;

/**
 * Lists the goals of a game. If its creator has defined none, these are goals that every player can reach: nothing is
 * asked for that may not happen in the game.
 */
export function listGoals(game: GoalSource): readonly Goal[] {
  const { goals } = game.settings;
  return goals.length > 0 ? goals : createDefaultGoals(game);
}

function createDefaultGoals(game: GoalSource): Goal[] {
  const { isEnabled, roundSeconds } = game.settings.match;
  return [
    ...create('play', (minutes) => `Play ${minutes} minutes`, 'flag', {
      counts: [DAILY_MINUTES, WEEKLY_MINUTES],
      condition: (minutes) => ({ kind: 'seconds', seconds: minutes * 60 }),
    }),
    // Matches without a time limit may never end.
    ...(isEnabled && roundSeconds > 0
      ? create('finish', (count) => `Finish ${count} matches`, 'star', {
          counts: [DAILY_MATCHES, WEEKLY_MATCHES],
          condition: (times) => ({ kind: 'finishes', times }),
        })
      : []),
    ...(hasItemsToPickUp(game)
      ? create('collect', (count) => `Pick up ${count} items`, 'coin', {
          counts: [DAILY_ITEMS, WEEKLY_ITEMS],
          condition: (times) => ({ kind: 'picks-up', item: null, times }),
        })
      : []),
  ];
}

const POINTS: { readonly [Period in GoalPeriod]: number } = { daily: 10, weekly: 30 };

/** Creates a daily and a weekly goal that differ in how much is needed. */
function create(
  id: string,
  name: (count: number) => string,
  icon: MarkerIcon,
  {
    counts,
    condition,
  }: { counts: readonly [number, number]; condition: (count: number) => AchievementCondition },
): Goal[] {
  return (['daily', 'weekly'] as const).map((period, index) => ({
    id: `${period}-${id}`,
    name: name(counts[index]!),
    description: '',
    icon,
    period,
    points: POINTS[period],
    done: condition(counts[index]!),
  }));
}

/** Whether the unit of new players can pick up items, and enough of them lie on the map for a day. */
function hasItemsToPickUp({ settings, types, map }: GoalSource): boolean {
  const unit = types.units[settings.players.unit ?? ''];
  if (unit === undefined || !unit.canPickUpItems) return false;
  return map.entities.filter(({ kind }) => kind === 'item').length >= DAILY_ITEMS;
}
