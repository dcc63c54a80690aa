import type { EntityDetails, EntitySummary } from '@playloom/engine';
import type { EntityId } from '@playloom/game-format';

/**
 * The rules that ran and the state of entities at one moment. Plain data, because it is sent to another
 * thread.
 */
export interface DebugReading {
  readonly tick: number;
  /** Rules that ran in the last second. */
  readonly runs: readonly RuleRunReading[];
  readonly inspected: InspectedEntity | null;
  /** All entities; null if they were sent a moment ago. */
  readonly things: readonly EntitySummary[] | null;
}

export interface RuleRunReading {
  readonly rule: string;
  readonly tick: number;
  readonly times: number;
  /** The lines of the rule. `path` is relative to the rule, such as `do[0].then[1]`. */
  readonly lines: readonly { readonly path: string; readonly text: string; readonly wasSkipped: boolean }[];
  readonly failure: { readonly path: string; readonly text: string } | null;
}

export interface InspectedEntity extends EntityDetails {
  /** What recently affected the entity, newest first. */
  readonly touches: readonly EntityChangeReading[];
}

export interface EntityChangeReading {
  readonly tick: number;
  readonly text: string;
  /** The path of the rule's action in the document; null if it wasn't a rule. */
  readonly path: string | null;
}

/** One tick on the timeline. */
export interface TimelineTick {
  readonly tick: number;
  /** The number of rule runs that started in this tick. */
  readonly runs: number;
  /** The players who held a key or moved a stick. */
  readonly players: readonly number[];
  readonly bytes: number;
  readonly events: readonly { readonly text: string; readonly tone: 'plain' | 'good' | 'bad' | 'problem' }[];
}

/** The position of an entity on the server. */
export interface ServerPose {
  readonly entity: EntityId;
  readonly x: number;
  readonly y: number;
  readonly rotation: number;
  readonly scale: number;
}
