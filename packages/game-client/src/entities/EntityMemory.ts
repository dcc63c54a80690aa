import type { EntityId } from '@playloom/game-format';
import type { Squash } from './Squash.ts';

/** Animation state of a drawn entity. Times are scene seconds. */
export interface EntityMemory {
  animation: string | null;
  animationSince: number;
  /** The tick at which the room started the animation. If it changes, the same animation starts again. */
  wireSince: number;
  hurtUntil: number;
  attackUntil: number;
  /** When the client started an attack of the player's unit without waiting for the room. */
  startedAt: number;
  diedAt: number | null;
  emote: { readonly name: string; readonly until: number } | null;
  /** The last chat message of the entity's player. */
  speech: { readonly text: string; readonly until: number } | null;
  readonly bars: Map<string, { value: number; changedAt: number }>;
  /** Kept here because the memory is at hand whenever an entity is drawn. Null until it is squashed. */
  squash: Squash | null;
}

export type EntityMemories = Map<EntityId, EntityMemory>;

export function getOrCreateEntityMemory(memories: EntityMemories, id: EntityId): EntityMemory {
  const known = memories.get(id);
  if (known !== undefined) return known;
  const memory: EntityMemory = {
    animation: null,
    animationSince: 0,
    wireSince: -1,
    hurtUntil: 0,
    attackUntil: 0,
    startedAt: -Infinity,
    diedAt: null,
    emote: null,
    speech: null,
    bars: new Map(),
    squash: null,
  };
  memories.set(id, memory);
  return memory;
}
