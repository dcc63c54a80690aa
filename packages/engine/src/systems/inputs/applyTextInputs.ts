import { isValueWithinSize, limits } from '@playloom/game-format';
import { fire } from '../../triggers/fire.ts';
import { emitEvent } from '../../world/emitEvent.ts';
import type { World } from '../../world/World.ts';
import { MESSAGE_NAME_MAX } from '../messages/limitTextLength.ts';
import { joinChosenTeam } from '../joining/joinChosenTeam.ts';
import { parseSingleLine } from './checks.ts';
import { findSender, type RawInput } from './RawInput.ts';

const PURCHASE_ID_MAX = 64;

/** Sends a chat message to everyone, or only to the team if the game or the player says so. */
export function applyChat(world: World, input: RawInput): void {
  const player = findSender(world, input);
  const text = parseSingleLine(input['text'], limits.CHAT_TEXT_MAX);
  const { mode } = world.game.game.settings.chat;
  if (player === null || text === null || text === '' || mode === 'off') return;
  const team = mode === 'team' || input['isTeamOnly'] === true ? player.team : null;
  emitEvent(world, { kind: 'chat', text, from: player.id, player: null, team });
  fire(world, 'playerSendsChat', { triggeringPlayer: player.id, chatText: text });
}

/**
 * Handles an event of a UI panel. Ignored unless the panel is open for the player, because its buttons may
 * trigger rules that only some players may use.
 */
export function applyPanelEvent(world: World, input: RawInput): void {
  const player = findSender(world, input);
  const { panel, value = null } = input;
  const event = parseSingleLine(input['event'], limits.PANEL_EVENT_LENGTH_MAX);
  if (player === null || typeof panel !== 'string' || !player.showing.panels.includes(panel)) return;
  if (event === null || event === '' || !isValueWithinSize(value, limits.PANEL_VALUE_SIZE_MAX)) return;
  const context = { triggeringPlayer: player.id, panelEvent: event, eventValue: value };
  fire(world, 'panelSendsEvent', context, { panel });
}

/** Handles the answer to a question. Each question can be answered once. */
export function applyAnswer(world: World, input: RawInput): void {
  const player = findSender(world, input);
  const text = parseSingleLine(input['text'], limits.ANSWER_TEXT_MAX);
  if (player === null || player.question === null || text === null) return;
  const question = player.question.name;
  player.question = null;
  fire(world, 'playerAnswers', { triggeringPlayer: player.id, answerText: text }, { question });
}

export function applyCoinPurchase(world: World, input: RawInput): void {
  const player = findSender(world, input);
  const item = parseSingleLine(input['item'], MESSAGE_NAME_MAX);
  const purchase = parseSingleLine(input['purchase'], PURCHASE_ID_MAX);
  if (player === null || item === null || purchase === null) return;
  emitEvent(world, { kind: 'purchase', player: player.id, purchase });
  fire(world, 'playerBuysForCoins', { triggeringPlayer: player.id }, { item });
}

export function applyTeamChoice(world: World, input: RawInput): void {
  const player = findSender(world, input);
  const { team } = input;
  if (player !== null && typeof team === 'string') joinChosenTeam(world, player, team);
}
