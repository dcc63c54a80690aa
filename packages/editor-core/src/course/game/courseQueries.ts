import type { DraftGame } from '@playloom/draft';
import type { Json, PlacedEntity } from '@playloom/game-format';
import type { CourseClickTarget, CourseState } from '../outline/Course.ts';

/** Finds the unit type that players control. */
export function findHeroType(game: DraftGame): string | null {
  const { unit } = game.settings.players;
  if (unit !== null && Object.hasOwn(game.types.units, unit)) return unit;
  return Object.keys(game.types.units)[0] ?? null;
}

/** Finds the item to collect: an item with “coin” in its name, else the first item. */
export function findCoinType(game: DraftGame): string | null {
  const items = Object.entries(game.types.items);
  const named = items.find(([, { name }]) => /coin/i.test(name));
  return (named ?? items[0])?.[0] ?? null;
}

/** Finds the enemy: a unit type that chases players, else any unit type other than the player's. */
export function findEnemyType(game: DraftGame): string | null {
  const hero = findHeroType(game);
  const others = Object.entries(game.types.units).filter(([id]) => id !== hero);
  const chasing = others.find(([, { ai }]) => ai.behaviour === 'chase');
  return (chasing ?? others[0])?.[0] ?? null;
}

export function findHealthAttribute(game: DraftGame): string | null {
  return Object.entries(game.types.attributes).find(([, { role }]) => role === 'health')?.[0] ?? null;
}

export function countPlacedEntities(game: DraftGame, kind: PlacedEntity['kind'], type?: string): number {
  return game.map.entities.filter((one) => one.kind === kind && (type === undefined || one.type === type))
    .length;
}

/** What to click to choose an entity to place. Empty if the type doesn't exist yet. */
export function listPlacementClickTargets(
  of: PlacedEntity['kind'],
  type: string | null,
): readonly CourseClickTarget[] {
  return type === null ? [] : [{ kind: 'placeable', of, type }];
}

type Rule = DraftGame['rules'][number];

export function listRulesByTrigger(game: DraftGame, triggers: readonly string[]): readonly Rule[] {
  return game.rules.filter(({ isEnabled, when }) => isEnabled && triggers.includes(when.when));
}

/** Whether `actions` contain an action with one of these names, also inside loops and conditions. */
export function hasAction(actions: unknown, names: readonly string[]): boolean {
  if (Array.isArray(actions)) return actions.some((action) => hasAction(action, names));
  if (typeof actions !== 'object' || actions === null) return false;
  const { do: name, ...rest } = actions as { readonly [field: string]: Json };
  if (typeof name === 'string' && names.includes(name)) return true;
  return Object.values(rest).some((value) => hasAction(value, names));
}

export const MESSAGE_ACTIONS: readonly string[] = [
  'showMessage',
  'showMessageTo',
  'sendChat',
  'sendChatTo',
  'showFloatingText',
  'showTextOver',
  'setScreenText',
];

/** How long a playtest must run to complete a step. */
export const PLAYTEST_SECONDS_MIN = 3;

export function hasPlaytested({ play }: CourseState, seconds = PLAYTEST_SECONDS_MIN): boolean {
  return play.isRunning && play.seconds >= seconds;
}
