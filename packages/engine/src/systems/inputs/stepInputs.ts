import type { Input } from '../../world/Input.ts';
import type { World } from '../../world/World.ts';
import { fillWithBots } from '../joining/fillWithBots.ts';
import { applyGoalsInput } from './applyGoalsInput.ts';
import { applyMatchVote } from './applyMatchVote.ts';
import { applyControls } from './applyControls.ts';
import { applyJoin, applyLeave, applySavedData } from './applyJoin.ts';
import { applyDropSlot, applySelectSlot, applySwapSlots } from './applySlots.ts';
import {
  applyShopPurchase,
  applyDialogueChoice,
  applyCloseDialogue,
  applyCloseShop,
} from './applyDialogueInputs.ts';
import {
  applyAnswer,
  applyChat,
  applyPanelEvent,
  applyCoinPurchase,
  applyTeamChoice,
} from './applyTextInputs.ts';
import { applyTokensInput } from './applyTokensInput.ts';
import { SCRIPTS_OFF_REASON_MAX, parseSingleLine } from './checks.ts';
import { markActive } from '../achievements/activity.ts';
import { findSender, type RawInput } from './RawInput.ts';

/**
 * The handler of each kind of input. Handlers must validate every field, and ignore invalid inputs, because
 * inputs come from outside and types guarantee nothing.
 */
const handlers: { readonly [Kind in Input['kind']]: (world: World, input: RawInput) => void } = {
  join: applyJoin,
  leave: applyLeave,
  'saved-data': applySavedData,
  goals: applyGoalsInput,
  controls: applyControls,
  chat: applyChat,
  panel: applyPanelEvent,
  answer: applyAnswer,
  choose: applyDialogueChoice,
  'close-dialogue': applyCloseDialogue,
  buy: applyShopPurchase,
  purchase: applyCoinPurchase,
  tokens: applyTokensInput,
  'close-shop': applyCloseShop,
  'match-vote': applyMatchVote,
  team: applyTeamChoice,
  'select-slot': applySelectSlot,
  'swap-slots': applySwapSlots,
  'drop-slot': applyDropSlot,
  'switch-off-scripts': switchOffScripts,
};

/** Inputs that a player sends only by doing something. Controls are compared with those before. */
const DONE_BY_PLAYERS: ReadonlySet<string> = new Set<Input['kind']>([
  'chat',
  'panel',
  'answer',
  'choose',
  'close-dialogue',
  'buy',
  'close-shop',
  'match-vote',
  'team',
  'select-slot',
  'swap-slots',
  'drop-slot',
]);

/** Applies inputs in order, then adds bots up to the configured number. */
export function stepInputs(world: World, inputs: readonly Input[]): void {
  for (const input of inputs) applyInput(world, input);
  fillWithBots(world);
}

function applyInput(world: World, input: unknown): void {
  if (typeof input !== 'object' || input === null) return;
  const { kind } = input as RawInput;
  if (typeof kind !== 'string' || !Object.hasOwn(handlers, kind)) return;
  handlers[kind as Input['kind']](world, input as RawInput);
  if (!DONE_BY_PLAYERS.has(kind)) return;
  const player = findSender(world, input as RawInput);
  if (player !== null) markActive(world, player);
}

/** Switches scripts off. If they are off already, the first reason stays. */
function switchOffScripts(world: World, input: RawInput): void {
  const reason = parseSingleLine(input['reason'], SCRIPTS_OFF_REASON_MAX);
  if (reason !== null) world.scriptsOff ??= reason;
}
