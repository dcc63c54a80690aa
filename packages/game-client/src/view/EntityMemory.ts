import type { EntityId } from '@playloom/game-format';

/** Animation state of a drawn entity. Times are scene seconds. */
export interface EntityMemory {
  animation: string | null;
  animationSince: number;
  /** The start tick of the animation according to the room. Distinguishes a restart of the same animation. */
  wireSince: number;
  hurtUntil: number;
  attackUntil: number;
  /** When the player's own attack began. */
  startedAt: number;
  diedAt: number | null;
  emote: { readonly name: string; readonly until: number } | null;
  /** The last chat message of its player. */
  speech: { readonly text: string; readonly until: number } | null;
  readonly bars: Map<string, { value: number; changedAt: number }>;
}

export type EntityMemories = Map<EntityId, EntityMemory>;

export function recallEntity(memories: EntityMemories, id: EntityId): EntityMemory {
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
  };
  memories.set(id, memory);
  return memory;
}
