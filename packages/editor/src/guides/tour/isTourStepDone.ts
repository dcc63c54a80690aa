import type { DraftGame } from '@playloom/draft';
import type { TourStep } from './Tour.ts';

/** What the user has done so far. */
export interface TourSnapshot {
  readonly game: DraftGame;
  /** The number of the user's own steps in the undo history. */
  readonly steps: number;
  readonly isPlaying: boolean;
  readonly release: number | null;
}

/** Whether the user has done a step since `from`. */
export function isTourStepDone(step: TourStep, from: TourSnapshot, now: TourSnapshot): boolean {
  switch (step) {
    case 'move':
      return hasMoved(from.game, now.game);
    case 'paint':
      // Tiles are not part of the game store, so a history step without a game change means painting.
      return now.steps > from.steps && now.game === from.game;
    case 'place':
      return countMapObjects(now.game) > countMapObjects(from.game);
    case 'number':
      return (
        hasNewNumber(from.game.types, now.game.types) || hasNewNumber(from.game.settings, now.game.settings)
      );
    case 'rule':
      return countWorkingRules(now.game) > countWorkingRules(from.game);
    case 'play':
      return now.isPlaying;
    case 'publish':
      return now.release !== null && now.release !== from.release;
  }
}

/** Counts the rules that have actions. A rule without actions does not complete the step. */
function countWorkingRules({ rules }: DraftGame): number {
  return rules.filter((rule) => rule.do.length > 0).length;
}

function hasMoved(from: DraftGame, now: DraftGame): boolean {
  if (from.map === now.map) return false;
  const before = new Map(from.map.entities.map((entity) => [entity.id, entity]));
  const isElsewhere = (a: Point | undefined, b: Point) => a !== undefined && (a.x !== b.x || a.y !== b.y);
  return (
    now.map.entities.some((entity) => isElsewhere(before.get(entity.id), entity)) ||
    Object.entries(now.map.spawnPoints).some(([id, point]) => isElsewhere(from.map.spawnPoints[id], point)) ||
    Object.entries(now.map.regions).some(([id, region]) => isElsewhere(from.map.regions[id], region))
  );
}

interface Point {
  readonly x: number;
  readonly y: number;
}

function countMapObjects({ map }: DraftGame): number {
  return map.entities.length + Object.keys(map.regions).length + Object.keys(map.spawnPoints).length;
}

/** Whether a number has changed anywhere inside a value. Numbers that were added or removed are ignored. */
function hasNewNumber(from: unknown, now: unknown): boolean {
  if (from === now) return false;
  if (typeof from === 'number' && typeof now === 'number') return true;
  if (typeof from !== 'object' || typeof now !== 'object' || from === null || now === null) return false;
  const before = from as { readonly [name: string]: unknown };
  return Object.entries(now).some(([name, value]) => hasNewNumber(before[name], value));
}
