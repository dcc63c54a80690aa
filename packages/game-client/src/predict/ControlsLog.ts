import type { PredictedControls } from '@playloom/engine';

/** The controls sent to the room, each with the first tick it applies to. Needed to replay ticks after a correction. */
export interface ControlsLog {
  readonly entries: { readonly tick: number; readonly controls: PredictedControls }[];
}

/** Enough for any latency. Older entries are never replayed. */
const ENTRIES_MAX = 240;

export const NO_CONTROLS: PredictedControls = { keys: [], mouseX: 0, mouseY: 0, stick: null };

export function createControlsLog(): ControlsLog {
  return { entries: [] };
}

export function recordControls({ entries }: ControlsLog, tick: number, controls: PredictedControls): void {
  while (entries.length > 0 && entries.at(-1)!.tick >= tick) entries.pop();
  entries.push({ tick, controls });
  if (entries.length > ENTRIES_MAX) entries.shift();
}

export function findControlsAtTick({ entries }: ControlsLog, tick: number): PredictedControls {
  for (let index = entries.length - 1; index >= 0; index -= 1) {
    if (entries[index]!.tick <= tick) return entries[index]!.controls;
  }
  return NO_CONTROLS;
}

export function hasSameHeldControls(a: PredictedControls, b: PredictedControls): boolean {
  return hasSameKeys(a, b) && a.stick?.x === b.stick?.x && a.stick?.y === b.stick?.y;
}

export function hasSamePointer(a: PredictedControls, b: PredictedControls): boolean {
  return a.mouseX === b.mouseX && a.mouseY === b.mouseY;
}

function hasSameKeys({ keys: a }: PredictedControls, { keys: b }: PredictedControls): boolean {
  return a.length === b.length && a.every((key, index) => key === b[index]);
}
