import type { FrameTimes } from './FrameGovernor.ts';

/** When frames are drawn, and how much they contain. */
export interface FramePace {
  /** The level of quality that the device draws fluently, 0 for the best. */
  level: number;
  /** The page's time of the last drawn frame, in milliseconds. Null before the first, and after the tab was hidden. */
  drawnAt: number | null;
  /** Game time since the last drawn frame, in seconds. */
  undrawnSeconds: number;
  /** Null until its code has loaded. */
  watch: FrameWatch | null;
  isLoadingWatch: boolean;
}

/** Decides about the level from how long frames take, and shows the figures if the page wants them. */
export interface FrameWatch {
  note(frame: DrawnFrame): void;
  /** Forgets unfinished measurements. */
  settle(): void;
  /** Measures anew, because another renderer draws. */
  restart(): void;
}

/** Times of one drawn frame. `draw` is the part of `script` that the renderer took. */
export interface DrawnFrame extends FrameTimes {
  readonly draw: number;
}

export function createFramePace(): FramePace {
  return { level: 0, drawnAt: null, undrawnSeconds: 0, watch: null, isLoadingWatch: false };
}
