import type { Store } from '@playloom/editor-core';
import type { EntitySummary } from '@playloom/engine';
import type { Point } from '@playloom/game-format';
import type { TimelineTick } from '@playloom/room';

/** State that only the playtest view uses, such as the players' screens and the list of entities. */
export interface PlaytestStage {
  /** Mounts a player's screen into an element. Returns a function that unmounts it. */
  mount(player: number, root: HTMLElement): () => void;
  /** The player who has the keyboard and mouse. */
  readonly focus: Store<number>;
  /** Whether a click in the game selects an entity to inspect instead of being sent to the game. */
  readonly isPicking: Store<boolean>;
  /** The player whose screen follows the inspected entity; null for none. */
  readonly follower: Store<number | null>;
  /** Makes the focused screen follow the inspected entity, or its own player again. */
  follow(isFollowing: boolean): void;
  /** Client state of each player, by player id. */
  readonly panes: Store<ReadonlyMap<number, PaneState>>;
  /** All entities of the running game. */
  readonly entities: Store<readonly EntitySummary[]>;
  /** Marks on the timeline for the last thirty seconds, oldest first. */
  readonly marks: Store<readonly TimelineTick[]>;
  /** Finds the map position under a point of a player's screen, which is in CSS pixels. */
  toWorld(player: number, x: number, y: number): Point | null;
  /** Inspects the entity nearest to a point of a player's screen, or none if no entity is near. */
  pick(player: number, x: number, y: number): void;
}

/** The state of a player's client. `text` tells the user what it waits for, or why it ended. */
export interface PaneState {
  readonly kind: 'loading' | 'playing' | 'ended';
  readonly text: string;
  /** The round-trip time that the client measured. */
  readonly roundTripMs: number;
}
