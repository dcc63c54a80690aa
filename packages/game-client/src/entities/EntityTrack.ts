import type { EntityView } from '@playloom/protocol';
import { wrapAngle } from '../predict/CorrectionGlide.ts';

/** An entity's positions in recent snapshots. The shown position is interpolated between two of them. */
export interface EntityTrack {
  readonly bornAt: number;
  /** Oldest first. */
  readonly samples: Sample[];
  /** The tick of the first snapshot without the entity. It is drawn until the shown tick reaches it. */
  lostAt: number | null;
}

interface Sample {
  readonly tick: number;
  readonly x: number;
  readonly y: number;
  readonly rotation: number;
  readonly vx: number;
  readonly vy: number;
  readonly scale: number;
}

export interface Pose {
  x: number;
  y: number;
  rotation: number;
  scale: number;
}

/** Half a second at 20 snapshots per second: more than the longest interpolation delay. */
const SAMPLES_MAX = 10;
/** Without new snapshots, entities keep moving for this long, then stop. */
const GUESS_SECONDS = 0.15;
/** An entity that moved this many tiles further than its speed explains was teleported. */
const LEAP = 1.5;

export function createEntityTrack(bornAt: number): EntityTrack {
  return { bornAt, samples: [], lostAt: null };
}

export function addPoseSample({ samples }: EntityTrack, tick: number, entity: EntityView): void {
  const { x, y, rotation, scale, isDead } = entity;
  // Dead units stay where they fell, whatever their speed was.
  const vx = isDead ? 0 : entity.vx;
  const vy = isDead ? 0 : entity.vy;
  samples.push({ tick, x, y, rotation, vx, vy, scale });
  if (samples.length > SAMPLES_MAX) samples.shift();
}

/** Interpolates the pose at a fractional tick. Null if the entity did not exist yet. */
export function interpolatePose(track: EntityTrack, tick: number, tickSeconds: number): Pose | null {
  const { samples } = track;
  const last = samples.at(-1);
  if (last === undefined) return null;
  if (tick >= last.tick)
    return extrapolatePose(last, Math.min(GUESS_SECONDS, (tick - last.tick) * tickSeconds));
  for (let index = samples.length - 2; index >= 0; index -= 1) {
    const from = samples[index]!;
    if (tick >= from.tick) return between(from, samples[index + 1]!, tick, tickSeconds);
  }
  const first = samples[0]!;
  // A new entity is not shown before it was created. An older one that came into sight is shown where it was first
  // seen.
  return track.bornAt > tick
    ? null
    : { x: first.x, y: first.y, rotation: first.rotation, scale: first.scale };
}

/** Extrapolates the pose `seconds` after a sample, at the same velocity. */
export function extrapolatePose(from: Sample, seconds: number): Pose {
  return {
    x: from.x + from.vx * seconds,
    y: from.y + from.vy * seconds,
    rotation: from.rotation,
    scale: from.scale,
  };
}

/** Whether the entity was teleported between two snapshots. */
export function isTeleported(
  from: Pick<Sample, 'x' | 'y' | 'vx' | 'vy'>,
  to: Pick<Sample, 'x' | 'y' | 'vx' | 'vy'>,
  seconds: number,
): boolean {
  const speed = Math.max(Math.hypot(from.vx, from.vy), Math.hypot(to.vx, to.vy));
  return Math.hypot(to.x - from.x, to.y - from.y) > LEAP + speed * seconds * 2;
}

function between(from: Sample, to: Sample, tick: number, tickSeconds: number): Pose {
  if (isTeleported(from, to, (to.tick - from.tick) * tickSeconds)) {
    return { x: from.x, y: from.y, rotation: from.rotation, scale: from.scale };
  }
  const part = (tick - from.tick) / (to.tick - from.tick);
  return {
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part,
    rotation: from.rotation + wrapAngle(to.rotation - from.rotation) * part,
    scale: from.scale + (to.scale - from.scale) * part,
  };
}
