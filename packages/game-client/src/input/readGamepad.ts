import type { Point } from '@playloom/game-format';
import { type InputState, pressKey } from './InputState.ts';
import { isPadCommand, type PadAction, type PadCommand } from './padActions.ts';

/** The part of a gamepad that is read. */
interface GamepadLike {
  readonly connected: boolean;
  readonly mapping: string;
  readonly axes: readonly number[];
  readonly buttons: readonly { readonly pressed: boolean; readonly value: number }[];
}

const TRIGGER_DOWN = 0.35;
const DEAD_ZONE = 0.18;

interface GamepadOptions {
  /** The action of each button. */
  readonly actions: readonly PadAction[];
  /** Called when a button with a command is pressed or released. */
  readonly run: (command: PadCommand, isDown: boolean) => void;
  /** Gets the next pressed button instead of the game, while the player chooses one. */
  readonly capture: ((button: number) => void) | null;
}

export interface GamepadState {
  readonly down: Set<number>;
}

/** Reads the first active gamepad once per frame, because gamepads send no events. */
export function readGamepad(
  input: InputState,
  memory: GamepadState,
  pads: readonly (GamepadLike | null)[],
  options: GamepadOptions,
): void {
  const pad = pads.find((candidate) => candidate?.connected === true && candidate.axes.length >= 2);
  if (pad == null) {
    if (memory.down.size > 0 || input.padStick !== null) releasePad(input, memory);
    return;
  }
  input.padStick = readStick(pad.axes[0], pad.axes[1]);
  const aim = readStick(pad.axes[2], pad.axes[3]);
  if (aim !== null) input.aim = lengthen(aim);
  for (const button of options.actions.keys()) readButton(input, memory, pad, button, options);
}

function readButton(
  input: InputState,
  { down }: GamepadState,
  pad: GamepadLike,
  button: number,
  { actions, run, capture }: GamepadOptions,
): void {
  const state = pad.buttons[button];
  const isDown = state !== undefined && (state.pressed || state.value > TRIGGER_DOWN);
  if (isDown === down.has(button)) return;
  if (isDown) down.add(button);
  else down.delete(button);
  if (capture !== null && isDown) {
    capture(button);
    return;
  }
  const action = actions[button];
  if (action === undefined) return;
  if (isPadCommand(action)) run(action, isDown);
  else if (!input.isAway || !isDown) pressKey(input, input.pad, action, isDown);
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
