import { limits } from '@playloom/game-format';
import { fire } from '../../rules/fire.ts';
import { tell } from '../../world/tell.ts';
import type { World } from '../../world/World.ts';
import { MESSAGE_NAME_MAX } from '../messages/cutText.ts';
import { isValueWithin } from '../saved/measureValue.ts';
import { chooseTeam } from '../players/chooseTeam.ts';
import { readLine } from './checks.ts';
import { findSender, type RawInput } from './RawInput.ts';

const PURCHASE_ID_MAX = 64;

/** What a player says is heard by everyone or, where chat is for teams or the player wants it so, by its team. */
export function applyChat(world: World, input: RawInput): void {
  const player = findSender(world, input);
  const text = readLine(input['text'], limits.CHAT_TEXT_MAX);
  const { mode } = world.game.game.settings.chat;
  if (player === null || text === null || text === '' || mode === 'off') return;
  const team = mode === 'team' || input['isTeamOnly'] === true ? player.team : null;
  tell(world, { kind: 'chat', text, from: player.id, player: null, team });
  fire(world, 'playerSendsChat', { triggeringPlayer: player.id, chatText: text });
}

/** Only a panel that is open for the player can send: its buttons may be what a rule sells or allows. */
export function applyPanel(world: World, input: RawInput): void {
  const player = findSender(world, input);
  const { panel, value = null } = input;
  const event = readLine(input['event'], limits.PANEL_EVENT_LENGTH_MAX);
  if (player === null || typeof panel !== 'string' || !player.showing.panels.includes(panel)) return;
  if (event === null || event === '' || !isValueWithin(value, limits.PANEL_VALUE_SIZE_MAX)) return;
  const context = { triggeringPlayer: player.id, panelEvent: event, eventValue: value };
  fire(world, 'panelSendsEvent', context, { panel });
}

/** Each question is answered once. */
export function applyAnswer(world: World, input: RawInput): void {
  const player = findSender(world, input);
  const text = readLine(input['text'], limits.ANSWER_TEXT_MAX);
  if (player === null || player.question === null || text === null) return;
  const question = player.question.name;
  player.question = null;
  fire(world, 'playerAnswers', { triggeringPlayer: player.id, answerText: text }, { question });
}

export function applyPurchase(world: World, input: RawInput): void {
  const player = findSender(world, input);
  const item = readLine(input['item'], MESSAGE_NAME_MAX);
  const purchase = readLine(input['purchase'], PURCHASE_ID_MAX);
  if (player === null || item === null || purchase === null) return;
  tell(world, { kind: 'purchase', player: player.id, purchase });
  fire(world, 'playerBuysForCoins', { triggeringPlayer: player.id }, { item });
}

export function applyTeam(world: World, input: RawInput): void {
  const player = findSender(world, input);
  const { team } = input;
  if (player !== null && typeof team === 'string') chooseTeam(world, player, team);
}
