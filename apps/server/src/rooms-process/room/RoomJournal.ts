import type { LastingReport, RoomReport } from '@playloom/room-contract';
import type { JournalRecord } from '../journal/JournalRecord.ts';
import type { JournalBase } from '../journal/readRecoveredRoom.ts';

type Keyframe = Extract<RoomReport, { kind: 'keyframe' }>;
type Step = Extract<RoomReport, { kind: 'journal' }>;

/** Stores everything that is needed to open a room again after the end of its process. */
export interface RoomJournal {
  addStep(report: Step): void;
  /** Begins the journal again: what happened before the keyframe is no longer needed. */
  addKeyframe(report: Keyframe): void;
  /** The thread of the room was lost, and another one continues from the last keyframe. */
  restart(start: Pick<JournalBase, 'scriptsOff' | 'sequence'>): void;
  /** Stores who is in the room, soon after the last call. Resolves when it is stored. */
  addMembers(): Promise<void>;
  /** Stores who is in the room before anything that happens next. */
  addMembersNow(): void;
  /** Describes the whole journal, beginning with a start. */
  describe(): readonly JournalRecord[];
  /**
   * Does what the report asks for, once the journal has everything that led to it, and tries until the platform answers.
   * If too much waits for that, nothing more is accepted, and players see that.
   */
  run(report: LastingReport): void;
  /** Resolves when everything that was asked for has been done. */
  settle(): Promise<void>;
  /** Whether the engine of the room reports what happens in it. Older ones don't. */
  readonly isComplete: boolean;
  /** Whether something that was asked for is not done yet. */
  readonly isWaiting: boolean;
  /** Whether the journal was left to another process or removed, so that nothing is written or tried anymore. */
  readonly hasEnded: boolean;
  /** Removes the journal. It stays if something that was asked for is not done yet, so that another process does it. */
  end(): Promise<void>;
  /**
   * Keeps the journal, so that the room can continue elsewhere, or in the process of `ownerId`. Resolves when everything
   * is stored.
   */
  suspend(ownerId?: string): Promise<void>;
}
