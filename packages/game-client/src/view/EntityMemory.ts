import type { EntityId } from '@playloom/game-format';

/** What is remembered about something that is drawn: since when it does what it does. Times are scene seconds. */
export interface EntityMemory {
  animation: string | null;
  animationSince: number;
  /** The tick the room said the animation began at; tells a new start of the same one. */
  wireSince: number;
  hurtUntil: number;
  attackUntil: number;
  /** When the player's own hand began an attack. */
  startedAt: number;
  diedAt: number | null;
  emote: { readonly name: string; readonly until: number } | null;
  /** What its player said in the chat. */
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
