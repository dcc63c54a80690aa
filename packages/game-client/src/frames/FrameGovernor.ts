/**
 * Decides how much is drawn, from how long frames take: less after two slow seconds, more after many fluent ones. Levels
 * are numbers, 0 is the best.
 */
export interface FrameGovernor {
  readonly lowest: number;
  level: number;
  /** The last change of the level. */
  change: LevelChange | null;
  /** The frames of the current second. */
  current: { ms: number; frames: number; slow: number; script: number };
  /** How many of the last seconds in a row were slow or fluent. */
  slowSeconds: number;
  fluentSeconds: number;
  /** Where the level was lowered from, and how long a frame took there. Null while frames are fluent. */
  start: { readonly level: number; readonly mean: number } | null;
  /** How often each level was too slow lately. */
  readonly failures: number[];
  sinceForgiven: number;
  /** Mean time of a frame at which drawing less was of no use. Null if it was not tried or helped. */
  uselessMean: number | null;
  /** Frames of this time, in milliseconds, are not counted, because something else made them slow. */
  settling: number;
  wasLong: boolean;
}

export interface LevelChange {
  /** `restored`: drawing less didn't help, so something else is slow. */
  readonly kind: 'lowered' | 'raised' | 'restored';
  /** Mean time of a frame before the change, in milliseconds. */
  readonly mean: number;
}

/** Times of one drawn frame, in milliseconds. */
export interface FrameTimes {
  /** Since the frame before. */
  readonly interval: number;
  /** What our code took. */
  readonly script: number;
  /** The longest interval that the player doesn't notice: a 60th of a second, a 30th while saving battery. */
  readonly target: number;
}

const SECOND = 1000;
const FRAMES_MIN = 8;
/** Screens are not exact, and browsers round times. */
const TOLERANCE = 1.25;
/** Parts of the frames of a second. */
const SLOW_PART = 0.3;
const FLUENT_PART = 0.05;
/** Our code must leave the rest of a frame to the browser before more is drawn. */
const SCRIPT_PART = 0.6;
const SLOW_SECONDS = 2;
/** Doubled each time that a level turns out to be too slow. */
const FLUENT_SECONDS = 10;
/** After so many failures a level is not tried again until some are forgiven. */
const FAILURES_MAX = 4;
const FORGIVE_SECONDS = 300;
/** A level has helped if frames take less than this part of the time. */
const HELPED = 0.9;
/** Frames that take this much longer than when drawing less was of no use may have another reason. */
const WORSE = 1.3;
/** A single frame this long is a hitch: something was loaded, or the page did something else. */
const LONG_MS = 250;
/** Nothing was drawn on purpose: the tab was hidden, or the device slept. */
const ASLEEP_MS = 1000;
const SETTLE_FIRST_MS = 3000;
const SETTLE_MS = 500;

/** Creates a governor for this many levels. It waits a moment first, because the first frames create what they draw. */
export function createFrameGovernor(levels: number): FrameGovernor {
  return {
    lowest: levels - 1,
    level: 0,
    change: null,
    current: createSecond(),
    slowSeconds: 0,
    fluentSeconds: 0,
    start: null,
    failures: Array.from({ length: levels }, () => 0),
    sinceForgiven: 0,
    uselessMean: null,
    settling: SETTLE_FIRST_MS,
    wasLong: false,
  };
}

/** Forgets unfinished measurements: nothing was drawn for a while, or the size or the wanted frame rate has changed. */
export function settleFrameGovernor(governor: FrameGovernor): void {
  governor.current = createSecond();
  governor.slowSeconds = governor.fluentSeconds = 0;
  governor.settling = Math.max(governor.settling, SETTLE_MS);
}

/** Takes a drawn frame into account. Returns whether the level has changed. */
export function stepFrameGovernor(governor: FrameGovernor, frame: FrameTimes): boolean {
  if (!isCounted(governor, frame)) return false;
  const { current } = governor;
  current.ms += frame.interval;
  current.frames += 1;
  current.script += frame.script;
  if (frame.interval > frame.target * TOLERANCE) current.slow += 1;
  if (current.ms < SECOND || current.frames < FRAMES_MIN) return false;
  governor.current = createSecond();
  const isChanged = endSecond(governor, current, frame.target);
  if (isChanged) settleFrameGovernor(governor);
  return isChanged;
}

function createSecond(): FrameGovernor['current'] {
  return { ms: 0, frames: 0, slow: 0, script: 0 };
}

/** A long frame counts only after another one: a device may really be that slow. */
function isCounted(governor: FrameGovernor, { interval }: FrameTimes): boolean {
  const isLong = interval > LONG_MS;
  const isHitch = interval > ASLEEP_MS || (isLong && !governor.wasLong);
  governor.wasLong = isLong;
  if (isHitch) return false;
  if (governor.settling <= 0) return true;
  governor.settling -= interval;
  return false;
}

function endSecond(governor: FrameGovernor, second: FrameGovernor['current'], target: number): boolean {
  const mean = second.ms / second.frames;
  const slow = second.slow / second.frames;
  const isSlow = slow > SLOW_PART;
  const isFluent = slow < FLUENT_PART && second.script / second.frames < target * SCRIPT_PART;
  governor.slowSeconds = isSlow ? governor.slowSeconds + 1 : 0;
  governor.fluentSeconds = isFluent ? governor.fluentSeconds + 1 : 0;
  if (isFluent) governor.start = null;
  forgive(governor);
  if (governor.slowSeconds >= SLOW_SECONDS) return lower(governor, mean);
  return isRaiseDue(governor) && raise(governor, mean);
}

/** Crowds come and go, so that a level which was too slow once may be right later. */
function forgive(governor: FrameGovernor): void {
  governor.sinceForgiven += 1;
  if (governor.sinceForgiven < FORGIVE_SECONDS) return;
  governor.sinceForgiven = 0;
  governor.uselessMean = null;
  for (const [level, failures] of governor.failures.entries())
    governor.failures[level] = Math.max(0, failures - 1);
}

function lower(governor: FrameGovernor, mean: number): boolean {
  const { level, lowest, start, uselessMean } = governor;
  if (uselessMean !== null && mean < uselessMean * WORSE) return false;
  const hasHelped = start === null || mean < start.mean * HELPED;
  if (level < lowest) {
    if (hasHelped) governor.start = { level, mean };
    governor.failures[level]! += 1;
    governor.level += 1;
    governor.change = { kind: 'lowered', mean };
    return true;
  }
  if (hasHelped) return false;
  governor.uselessMean = mean;
  governor.level = start.level;
  governor.start = null;
  governor.change = { kind: 'restored', mean };
  return true;
}

function isRaiseDue({ level, fluentSeconds, failures }: FrameGovernor): boolean {
  if (level === 0) return false;
  const failed = failures[level - 1]!;
  return failed < FAILURES_MAX && fluentSeconds >= FLUENT_SECONDS * 2 ** failed;
}

function raise(governor: FrameGovernor, mean: number): boolean {
  governor.level -= 1;
  governor.change = { kind: 'raised', mean };
  return true;
}
