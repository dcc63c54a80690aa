import type { PredictedControls } from '@playloom/engine';
import { type Key, keys, type Point } from '@playloom/game-format';
import { rotatePoint } from './rotateControls.ts';

/** The combined state of all input devices. Each device writes only its own part. */
export interface InputState {
  readonly keyboard: Set<Key>;
  readonly mouse: Set<Key>;
  readonly touch: Set<Key>;
  readonly pad: Set<Key>;
  /** Keys pressed since the last read. They are read as held once, even if they were already released. */
  readonly taps: Set<Key>;
  touchStick: Point | null;
  padStick: Point | null;
  /** Mouse position on the canvas in CSS pixels. Null until the mouse moves. */
  pointer: Point | null;
  /** Direction in which a second stick aims. Overrides the mouse until the mouse moves. */
  aim: Point | null;
  /** True while the player types or has a menu open. No input reaches the game then. */
  isAway: boolean;
}

const KEYS_HELD_MAX = 16;
const ORDER: ReadonlyMap<Key, number> = new Map(keys.map((key, index) => [key, index]));
/** Distance between the unit and the point that a stick aims at. */
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

/** Releases all keys and sticks when the window loses focus, because it then gets no keyup events. */
export function releaseInput(input: InputState): void {
  for (const part of [input.keyboard, input.mouse, input.touch, input.pad, input.taps]) part.clear();
  input.touchStick = null;
  input.padStick = null;
  input.aim = null;
}

/**
 * Combines all devices into the controls to send to the room. `own` is the position of the player's unit, `toWorld`
 * converts canvas to map positions, `yaw` is the rotation of the camera.
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

/** Clears taps after they were read. */
export function clearTaps(input: InputState): void {
  input.taps.clear();
}

/** Records a key press or release of one device. */
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
