import type { DrawStats } from '@playloom/renderer';
import type { Graphics } from '../settings/PlayerSettings.ts';
import type { LevelChange } from './FrameGovernor.ts';
import type { DrawnFrame } from './FramePace.ts';

/** What `?fps` shows about a frame besides its times. */
export interface FrameFacts {
  readonly stats: DrawStats;
  readonly graphics: Graphics;
  /** The level that is drawn, 0 for the best, and the lowest one. */
  readonly level: number;
  readonly lowest: number;
  readonly change: LevelChange | null;
  readonly isSaving: boolean;
  readonly roundTripMs: number;
}

/** Collects frames and shows them as text. `readFacts` is called only when the text is written. */
export interface FrameReport {
  add(frame: DrawnFrame, readFacts: () => FrameFacts): void;
  remove(): void;
}
