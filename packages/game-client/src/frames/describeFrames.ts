import type { LevelChange } from './FrameGovernor.ts';
import type { FrameFacts } from './FrameReport.ts';

/** Means over the frames of a moment. Times are in milliseconds. */
export interface FrameMeans {
  readonly framesPerSecond: number;
  readonly script: number;
  readonly draw: number;
}

/** Describes frames in short lines, as developers and players know them from other games. */
export function describeFrames({ framesPerSecond, script, draw }: FrameMeans, facts: FrameFacts): string[] {
  const { stats, roundTripMs, isSaving } = facts;
  return [
    `${Math.round(framesPerSecond)} FPS${isSaving ? ' (saving battery)' : ''}`,
    `Script ${script.toFixed(1)} ms, draw ${draw.toFixed(1)} ms`,
    `Resolution ${stats.resolution.toFixed(2)}×`,
    describeLevel(facts),
    ...(facts.graphics === 'auto' ? [describeChange(facts.change)] : []),
    `Entities ${stats.entities}, particles ${stats.particles}`,
    `Latency ${roundTripMs} ms`,
  ];
}

function describeLevel({ graphics, level, lowest }: FrameFacts): string {
  if (graphics !== 'auto') return `Graphics: ${graphics}`;
  return `Graphics: automatic, ${lowest + 1 - level} of ${lowest + 1}`;
}

function describeChange(change: LevelChange | null): string {
  if (change === null) return 'Quality unchanged';
  const rate = `${Math.round(1000 / change.mean)} FPS`;
  switch (change.kind) {
    case 'lowered':
      return `Lowered at ${rate}`;
    case 'raised':
      return `Raised at ${rate}`;
    case 'restored':
      return `Restored: drawing less kept ${rate}`;
  }
}
