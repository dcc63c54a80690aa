import type { Key } from '@playloom/game-format';
import { isKey } from './keyNames.ts';

const COMMANDS = ['previous-slot', 'next-slot', 'menu', 'scoreboard', 'emotes'] as const;

/** An action of the client that no key of the game stands for. */
export type PadCommand = (typeof COMMANDS)[number];

/** What a gamepad button does: it presses a key of the game, or runs a command. */
export type PadAction = Key | PadCommand;

/** By the index of the button in the standard mapping. */
const DEFAULTS: readonly PadAction[] = [
  'space',
  'q',
  'e',
  'r',
  'previous-slot',
  'next-slot',
  'mouse-right',
  'mouse-left',
  'scoreboard',
  'menu',
  'shift',
  'f',
  'up',
  'down',
  'left',
  'right',
];

type PadButtons = { readonly [button: string]: PadAction };

export function isPadAction(value: unknown): value is PadAction {
  return isKey(value) || isPadCommand(value);
}

export function isPadCommand(value: unknown): value is PadCommand {
  return COMMANDS.some((command) => command === value);
}

/** The action of each button, with the changes of the player. */
export function listPadActions(changed: PadButtons): readonly PadAction[] {
  return DEFAULTS.map((action, button) => changed[button] ?? action);
}

/** The button that runs an action. Null if none does. */
export function findPadButton(changed: PadButtons, action: PadAction): number | null {
  const button = listPadActions(changed).indexOf(action);
  return button === -1 ? null : button;
}

/** Binds a button to an action. Its former action moves to the button that became free, so none is lost. */
export function rebindPad(changed: PadButtons, action: PadAction, button: number): PadButtons {
  const actions = listPadActions(changed);
  const before = findPadButton(changed, action);
  const displaced = actions[button];
  const next: Record<string, PadAction> = { ...changed, [button]: action };
  if (before !== null && displaced !== undefined) next[before] = displaced;
  return Object.fromEntries(Object.entries(next).filter(([at, to]) => DEFAULTS[Number(at)] !== to));
}
