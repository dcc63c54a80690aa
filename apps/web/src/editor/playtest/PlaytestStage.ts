import type { Store } from '@playloom/editor-core';
import type { EntitySummary } from '@playloom/engine';
import type { Point } from '@playloom/game-format';
import type { TickMark } from '@playloom/room';

/** What the view of a play-test needs and nobody else: places to play in, and what there is to look at. */
export interface PlaytestStage {
  /** Fills an element with the game as a player sees it. Gives back what takes it away. */
  mount(player: number, root: HTMLElement): () => void;
  /** The player whose hands keyboard and mouse are. */
  readonly focus: Store<number>;
  /** Whether a click in the game picks what is there instead of playing. */
  readonly isPicking: Store<boolean>;
  /** The player whose screen stays with what is inspected; null for nobody. */
  readonly follower: Store<number | null>;
  /** Lets the screen in front follow what is inspected, or its player again. */
  follow(isFollowing: boolean): void;
  /** How each player's client does, by player. */
  readonly panes: Store<ReadonlyMap<number, PaneState>>;
  /** Everything in the running game. */
  readonly entities: Store<readonly EntitySummary[]>;
  /** The last thirty seconds, oldest first. */
  readonly marks: Store<readonly TickMark[]>;
  /** The map under a point of a pane, in CSS pixels. */
  toWorld(player: number, x: number, y: number): Point | null;
  /** Inspects what is nearest to a point of a pane; nothing when nothing is near. */
  pick(player: number, x: number, y: number): void;
}

/** `text` is for people: what it waits for, or why it ended. */
export interface PaneState {
  readonly kind: 'loading' | 'playing' | 'ended';
  readonly text: string;
  /** There and back, as the client measures it. */
  readonly roundTripMs: number;
}
