import type { PredictedControls } from '@playloom/engine';
import { type Key, keys, type Point } from '@playloom/game-format';
import { rotatePoint } from './rotateControls.ts';

/** What all devices hold together. Each device writes only its own part. */
export interface InputState {
  readonly keyboard: Set<Key>;
  readonly mouse: Set<Key>;
  readonly touch: Set<Key>;
  readonly pad: Set<Key>;
  /** Went down and came up before anybody looked: counts as held once. */
  readonly taps: Set<Key>;
  touchStick: Point | null;
  padStick: Point | null;
  /** Where the mouse is on the canvas, in CSS pixels; null before it was there. */
  pointer: Point | null;
  /** A second stick aims: a direction from the own unit. Goes before the mouse while it is used. */
  aim: Point | null;
  /** Something is typed or a menu is open: nothing of all this plays. */
  isAway: boolean;
}

const KEYS_HELD_MAX = 16;
const ORDER: ReadonlyMap<Key, number> = new Map(keys.map((key, index) => [key, index]));
/** How far from the unit a stick points. */
const AIM_TILES = 6;
const POINTER_MAX = 10_000;

export function createInputState(): InputState {
  return {
    keyboard: new Set(),
    mouse: new Set(),
    touch: new Set(),
    pad: new Set(),
    taps: new Set(),
    touchStick: null,
    padStick: null,
    pointer: null,
    aim: null,
    isAway: false,
  };
}

/** Nothing is held any more: the window lost the focus, and nobody would tell of keys that come up. */
export function releaseInput(input: InputState): void {
  for (const part of [input.keyboard, input.mouse, input.touch, input.pad, input.taps]) part.clear();
  input.touchStick = null;
  input.padStick = null;
  input.aim = null;
}

/**
 * What the room is told. `own` is where the own unit is, `toWorld` where on the map a place on the canvas is, `yaw`
 * how far the camera looks elsewhere than up the map.
 */
export function readInput(
  input: InputState,
  own: Readonly<Point> | null,
  toWorld: (x: number, y: number) => Point,
  yaw = 0,
): PredictedControls {
  const mouse = findPointer(input, own, toWorld, yaw);
  const pointer = { mouseX: clampPointer(mouse.x), mouseY: clampPointer(mouse.y) };
  if (input.isAway) return { keys: [], ...pointer, stick: null };
  const held = new Set([...input.keyboard, ...input.mouse, ...input.touch, ...input.pad, ...input.taps]);
  return {
    keys: [...held].toSorted((a, b) => ORDER.get(a)! - ORDER.get(b)!).slice(0, KEYS_HELD_MAX),
    ...pointer,
    stick: input.touchStick ?? input.padStick,
  };
}

/** Somebody has looked: taps are told. */
export function clearTaps(input: InputState): void {
  input.taps.clear();
}

/** Notes a key of one device that goes down or comes up. */
export function pressKey(input: InputState, device: Set<Key>, key: Key, isDown: boolean): void {
  if (isDown) {
    device.add(key);
    input.taps.add(key);
  } else device.delete(key);
}

function findPointer(
  input: InputState,
  own: Readonly<Point> | null,
  toWorld: (x: number, y: number) => Point,
  yaw: number,
): Point {
  if (input.aim !== null && own !== null) {
    const aim = rotatePoint(input.aim, yaw);
    return { x: own.x + aim.x * AIM_TILES, y: own.y + aim.y * AIM_TILES };
  }
  // (0, 0) tells the room that there is no pointer yet.
  return input.pointer === null ? { x: 0, y: 0 } : toWorld(input.pointer.x, input.pointer.y);
}

function clampPointer(coordinate: number): number {
  return Number.isFinite(coordinate) ? Math.max(-POINTER_MAX, Math.min(POINTER_MAX, coordinate)) : 0;
}
