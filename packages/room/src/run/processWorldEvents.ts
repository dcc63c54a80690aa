import type { ScriptProblem, WorldEvent } from '@playloom/engine';
import type { AchievementReport, PlayerId, SavedChange } from '@playloom/game-format';
import type { Client } from '../state/Client.ts';
import { closeClient } from '../connections/closeClient.ts';
import { findClientByPlayer } from '../state/findClientByPlayer.ts';
import { GUEST_OFFER_SECONDS } from '../limits/roomLimits.ts';
import { sendToClient } from '../connections/sendToClient.ts';
import type { Room } from '../state/Room.ts';
import { queueWorldEvent } from '../view/queueWorldEvent.ts';

/** Processes the events of a tick: some are reported to the platform, the rest wait for the next snapshot. */
export function processWorldEvents(room: Room): void {
  const saves = new Map<PlayerId, Save>();
  for (const event of room.world.events) {
    if (event.kind === 'save') saveOf(saves, event.player).changes.push(pickChange(event));
    else if (event.kind === 'progress') saveOf(saves, event.player).progress = event.report;
    else if (event.kind === 'purchase') saveOf(saves, event.player).purchases.push(event.purchase);
    else if (!report(room, event)) queueWorldEvent(room, event);
  }
  for (const [player, save] of saves) reportSave(room, player, save);
  for (const event of room.world.events) if (event.kind === 'leave') forget(room, event.player);
}

function forget(room: Room, player: PlayerId): void {
  room.userIds.delete(player);
  room.playerNames.delete(player);
}

/** Reports an event to the platform. Returns false for events that are only sent to clients. */
function report(room: Room, event: WorldEvent): boolean {
  if (event.kind === 'leaderboard') reportScore(room, event);
  else if (event.kind === 'coin-offer') reportOffer(room, event);
  else if (event.kind === 'travel') reportTravel(room, event);
  else if (event.kind === 'remove-player') sendAway(room, event.player, event.reason);
  else if (event.kind === 'rule-problem') reportProblem(room, 'error', event.id, event.path, event.message);
  else if (event.kind === 'script-problem') reportScript(room, event.problem);
  else if (event.kind === 'script-line')
    reportProblem(room, event.level, 'script-line', event.place, event.text);
  else return false;
  return true;
}

function reportScript(room: Room, { kind, script, file, line, message }: ScriptProblem): void {
  const place = file === null ? script : `${script}/${file}${line === null ? '' : `:${line}`}`;
  reportProblem(room, 'error', kind, place, message);
}

interface Save {
  readonly changes: SavedChange[];
  readonly purchases: string[];
  progress?: AchievementReport;
}

function saveOf(saves: Map<PlayerId, Save>, player: PlayerId): Save {
  const save = saves.get(player) ?? { changes: [], purchases: [] };
  saves.set(player, save);
  return save;
}

function pickChange({ scope, key, change }: WorldEvent & { kind: 'save' }): SavedChange {
  return { scope, key, change };
}

/**
 * Reports data to save. A guest's data is not stored: it is lost when the session ends, unless the guest
 * travels to another map and takes it along.
 */
function reportSave(room: Room, player: PlayerId, { changes, purchases, progress }: Save): void {
  const userId = room.userIds.get(player);
  if (userId === undefined) return;
  room.sequence += 1;
  room.reports.push({
    kind: 'save',
    room: room.plan.id,
    sequence: room.sequence,
    userId,
    changes,
    ...(purchases.length > 0 && { purchases }),
    ...(progress && { progress }),
  });
}

function reportScore(room: Room, event: WorldEvent & { kind: 'leaderboard' }): void {
  const userId = room.userIds.get(event.player);
  if (userId === undefined) return;
  const { leaderboard, score, order } = event;
  const name = room.playerNames.get(event.player) ?? '';
  room.sequence += 1;
  const { sequence } = room;
  room.reports.push({
    kind: 'leaderboard',
    room: room.plan.id,
    sequence,
    userId,
    name,
    leaderboard,
    score,
    order,
  });
}

function reportOffer(room: Room, { player, item, price }: WorldEvent & { kind: 'coin-offer' }): void {
  const client = findClientByPlayer(room, player);
  const userId = room.userIds.get(player);
  if (client === null) return;
  if (userId === undefined) {
    if (client.awaySince === null) showOfferToGuest(room, client, item, price);
    return;
  }
  room.reports.push({ kind: 'offer', room: room.plan.id, client: client.id, userId, item, price });
}

/**
 * Shows an offer to a guest. Guests have no coins, so the offer has no id that could be accepted, and the
 * page explains what they need.
 */
function showOfferToGuest(room: Room, client: Client, item: string, price: number): void {
  const { tick, game } = room.world;
  if (tick < client.guestOfferAt) return;
  client.guestOfferAt = tick + GUEST_OFFER_SECONDS * game.tickRate;
  sendToClient(room, client, { kind: 'offer', offer: '', item, price });
}

function reportTravel(room: Room, { player, map }: WorldEvent & { kind: 'travel' }): void {
  const client = findClientByPlayer(room, player);
  if (client === null || client.awaySince !== null) return;
  const saved = room.userIds.has(player) ? undefined : room.world.players.get(player)?.saved;
  room.reports.push({ kind: 'travel', room: room.plan.id, client: client.id, map, ...(saved && { saved }) });
}

/**
 * Closes the client of a player whom the game removed. The engine has already removed the player from the
 * world.
 */
function sendAway(room: Room, player: PlayerId, reason: string): void {
  const client = findClientByPlayer(room, player);
  if (client === null) return;
  client.hasJoined = false;
  closeClient(room, client, 'kicked', reason === '' ? undefined : reason);
}

function reportProblem(
  room: Room,
  level: 'log' | 'warn' | 'error',
  id: string,
  place: string,
  text: string,
): void {
  room.reports.push({ kind: 'problem', room: room.plan.id, level, id, place, text });
}
