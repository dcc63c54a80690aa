import type { Key, Point } from '@playloom/game-format';
import { type InputState, pressKey } from './InputState.ts';

/** The part of a gamepad that is read. */
interface GamepadLike {
  readonly connected: boolean;
  readonly mapping: string;
  readonly axes: readonly number[];
  readonly buttons: readonly { readonly pressed: boolean; readonly value: number }[];
}

/** The game's key for each gamepad button, by its index in the standard mapping. */
const BUTTONS: readonly (Key | null)[] = [
  'space', // A, cross
  'q', // B, circle
  'e', // X, square
  'r', // Y, triangle
  null, // left bumper: previous slot
  null, // right bumper: next slot
  'mouse-right', // left trigger
  'mouse-left', // right trigger
  'tab', // select
  null, // start: menu
  'shift', // left stick pressed
  'f', // right stick pressed
  'up',
  'down',
  'left',
  'right',
];
const RIGHT_BUMPER = 5;
const START = 9;
const TRIGGER_DOWN = 0.35;
const DEAD_ZONE = 0.18;

/** Actions of the buttons that have no key. Each is called once per press. */
interface GamepadActions {
  readonly turnSlot: (direction: 1 | -1) => void;
  readonly openMenu: () => void;
}

export interface GamepadState {
  readonly down: Set<number>;
}

/** Reads the first active gamepad once per frame, because gamepads send no events. */
export function readGamepad(
  input: InputState,
  memory: GamepadState,
  pads: readonly (GamepadLike | null)[],
  actions: GamepadActions,
): void {
  const pad = pads.find((candidate) => candidate?.connected === true && candidate.axes.length >= 2);
  if (pad == null) {
    if (memory.down.size > 0 || input.padStick !== null) releasePad(input, memory);
    return;
  }
  input.padStick = readStick(pad.axes[0], pad.axes[1]);
  const aim = readStick(pad.axes[2], pad.axes[3]);
  if (aim !== null) input.aim = lengthen(aim);
  for (let button = 0; button < BUTTONS.length; button += 1) readButton(input, memory, pad, button, actions);
}

function readButton(
  input: InputState,
  { down }: GamepadState,
  pad: GamepadLike,
  button: number,
  actions: GamepadActions,
): void {
  const state = pad.buttons[button];
  const isDown = state !== undefined && (state.pressed || state.value > TRIGGER_DOWN);
  if (isDown === down.has(button)) return;
  if (isDown) down.add(button);
  else down.delete(button);
  const key = BUTTONS[button] ?? null;
  if (key !== null) {
    if (!input.isAway || !isDown) pressKey(input, input.pad, key, isDown);
    return;
  }
  if (!isDown) return;
  if (button === START) actions.openMenu();
  else if (!input.isAway) actions.turnSlot(button === RIGHT_BUMPER ? 1 : -1);
}

function releasePad(input: InputState, memory: GamepadState): void {
  input.pad.clear();
  input.padStick = null;
  input.aim = null;
  memory.down.clear();
}

/** Reads a stick as a vector of length 0 to 1. Null while it is in the dead zone. */
function readStick(x = 0, y = 0): Point | null {
  const length = Math.hypot(x, y);
  if (length < DEAD_ZONE) return null;
  const scale = Math.min(1, (length - DEAD_ZONE) / (1 - DEAD_ZONE)) / length;
  return { x: x * scale, y: y * scale };
}

/** Scales the vector to length 1, because it does not matter for aiming how far the stick is pushed. */
function lengthen({ x, y }: Point): Point {
  const length = Math.hypot(x, y);
  return { x: x / length, y: y / length };
}
