import { sanitizeLine } from '@playloom/engine';
import { type GoalProgress, type SavedData, type TokenBalances, limits } from '@playloom/game-format';
import { type ClientId, type CloseReasonId, type RoomMember, closeReasons } from '@playloom/room-contract';
import type { Room } from '../state/Room.ts';
import type { Client } from '../state/Client.ts';
import { endConnection } from '../connections/closeClient.ts';
import { createClient } from '../state/createClient.ts';
import { transferSeat } from './seats.ts';
import { sendWelcome } from './sendWelcome.ts';

const NAMELESS = 'Guest';
const NO_SAVED_DATA: SavedData = { game: {}, world: {} };

/** Admits a client. Its player enters the game once the client reports that it is ready. */
export function admitClient(room: Room, id: ClientId, member: RoomMember, resumeToken: string): void {
  const same = findSameUser(room, member);
  if (same !== null) {
    // The newest connection of a user wins and keeps the same unit.
    endConnection(room, same, 'replaced');
    transferSeat(room, same, id, resumeToken, member);
    if (member.userId !== null && member.saved !== null) handleSavedData(room, member.userId, member.saved);
    return;
  }
  if (!member.isSpectator && countPlayers(room) >= room.world.game.game.settings.maxPlayers) {
    rejectConnection(room, id, 'room-full');
    return;
  }
  const player = member.isSpectator ? null : room.nextPlayer;
  if (player !== null) room.nextPlayer += 1;
  const client = createClient(room, { id, member: withGuestData(member), player, resumeToken });
  room.clients.set(id, client);
  sendWelcome(room, client);
}

/** Closes a connection that has no seat here. */
export function rejectConnection(room: Room, client: ClientId, id: CloseReasonId): void {
  const { code } = closeReasons[id];
  room.reports.push({ kind: 'close-client', room: room.plan.id, client, code, id });
}

/** Makes the client's player enter the world in the next tick. Further calls have no effect. */
export function joinWorld(room: Room, client: Client): void {
  const { player, member } = client;
  if (player === null || client.hasJoined) return;
  client.hasJoined = true;
  const { userId, saved } = member;
  const name = sanitizeLine(member.name, limits.NAME_MAX) || NAMELESS;
  room.inputs.push({ kind: 'join', player, name, userId, saved });
  if (member.tokens !== undefined) room.inputs.push({ kind: 'tokens', player, tokens: member.tokens });
}

/** Handles saved data of a user that arrives after the user joined. */
export function handleSavedData(room: Room, userId: string, saved: SavedData): void {
  for (const client of room.clients.values()) {
    if (client.member.userId !== userId || client.member.saved !== null) continue;
    client.member = { ...client.member, saved };
    if (client.hasJoined && client.player !== null) {
      room.inputs.push({ kind: 'saved-data', player: client.player, saved });
    }
  }
}

/** Passes the goals of another day to the world, and stores them for a player who is not in the world yet. */
export function handleGoals(room: Room, userId: string, goals: GoalProgress): void {
  for (const client of room.clients.values()) {
    const { member, player } = client;
    if (member.userId !== userId || member.saved === null) continue;
    client.member = { ...member, saved: { ...member.saved, goals } };
    if (client.hasJoined && player !== null) room.inputs.push({ kind: 'goals', player, goals });
  }
}

/** Passes a user's token balances to the world, and stores them for a player who is not in the world yet. */
export function handleTokenBalances(room: Room, userId: string, tokens: TokenBalances): void {
  for (const client of room.clients.values()) {
    if (client.member.userId !== userId) continue;
    client.member = { ...client.member, tokens };
    if (client.hasJoined && client.player !== null)
      room.inputs.push({ kind: 'tokens', player: client.player, tokens });
  }
}

/**
 * Delivers a purchase to the rules. Does nothing until the player is in the world with its saved data;
 * otherwise data that rules save for the purchase could be lost. The platform repeats the command.
 */
export function handlePurchase(room: Room, userId: string, purchase: string, item: string): void {
  if (room.purchases.has(purchase)) return;
  for (const { member, hasJoined, player } of room.clients.values()) {
    if (member.userId !== userId || member.saved === null || !hasJoined || player === null) continue;
    room.purchases.add(purchase);
    room.inputs.push({ kind: 'purchase', player, purchase, item });
    return;
  }
}

/** Adds empty saved data for guests, who have none to wait for. */
function withGuestData(member: RoomMember): RoomMember {
  return member.userId === null ? { ...member, saved: member.saved ?? NO_SAVED_DATA } : member;
}

function findSameUser(room: Room, { userId, isSpectator }: RoomMember): Client | null {
  if (userId === null || isSpectator) return null;
  for (const client of room.clients.values()) {
    if (client.player !== null && client.member.userId === userId) return client;
  }
  return null;
}

function countPlayers(room: Room): number {
  let count = 0;
  for (const { player } of room.clients.values()) if (player !== null) count += 1;
  return count;
}
