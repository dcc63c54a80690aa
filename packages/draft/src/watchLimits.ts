import {
  describeLimitExcess,
  findOversizedPart,
  getEntriesLimit,
  limits,
  getTextLimit,
  type Problem,
  type Shape,
} from '@playloom/game-format';
import * as Y from 'yjs';
import type { Draft, DraftPath } from './Draft.ts';
import { type DraftShape, isKeyedList, findChildShape, findShapeByPath } from './layout/DraftShape.ts';
import { readPart } from './readDraft.ts';

/**
 * Calls `onExceeded` when a change exceeds a limit. Checks only what changed, because reading the whole draft on every
 * edit would be slow. Removing something is always allowed, so that a draft over a limit can be fixed.
 */
export function watchLimits(draft: Draft, onExceeded: (problem: Problem, origin: unknown) => void): void {
  draft.game.observeDeep((events, { origin }) => {
    for (const event of events) {
      const problem = checkSafely(draft, event);
      if (problem !== null) return onExceeded(problem, origin);
    }
  });
}

/** Checks a change. Also reports a part that is nested so deeply that reading it overflows the stack. */
function checkSafely(draft: Draft, event: Y.YEvent<Y.AbstractType<unknown>>): Problem | null {
  try {
    return checkEvent(draft, event);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const message = `This part of the game is nested too deeply. The limit is ${limits.DOCUMENT_DEPTH_MAX} levels.`;
    return { path: event.path.join('.'), code: 'too-deep', message };
  }
}

function checkEvent(draft: Draft, event: Y.YEvent<Y.AbstractType<unknown>>): Problem | null {
  const path = event.path.map(String);
  const shape = findShapeByPath(path);
  if (event.target instanceof Y.Text) {
    const isGrowing = event.delta.some(({ insert }) => insert !== undefined);
    return isGrowing ? exceed(path, 'characters', event.target.length, getTextLimit(toShape(shape))) : null;
  }
  if (!(event.target instanceof Y.Map)) return null;
  const changed = [...event.changes.keys].filter(([, { action }]) => action !== 'delete');
  const hasNew = changed.some(([, { action }]) => action === 'add');
  const limit = getEntriesLimit(toShape(shape), isKeyedList(shape));
  const crowded = hasNew ? exceed(path, 'entries', event.target.size, limit) : null;
  return (
    crowded ??
    checkValues(
      draft,
      path,
      changed.map(([key]) => key),
    )
  );
}

function checkValues(draft: Draft, path: DraftPath, keys: readonly string[]): Problem | null {
  for (const key of keys) {
    const place = [...path, key];
    const problem = findOversizedPart(
      readPart(draft, place) ?? null,
      toShape(findChildShape(findShapeByPath(path), key)),
      place,
    );
    if (problem !== null) return problem;
  }
  return null;
}

/** Converts to a shape of the game format. Parts of rules are treated as plain JSON, with the limits for JSON. */
function toShape(shape: DraftShape): Shape {
  return shape.kind === 'action' || shape.kind === 'condition' || shape.kind === 'param'
    ? { kind: 'json' }
    : shape;
}

function exceed(
  path: DraftPath,
  counted: 'characters' | 'entries',
  count: number,
  limit: number,
): Problem | null {
  if (count <= limit) return null;
  const message = describeLimitExcess(path, counted, count, limit);
  return { path: path.join('.'), code: 'too-big', message };
}
