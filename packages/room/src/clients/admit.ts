import { cleanLine, type SavedData, type TokenBalances } from '@playloom/engine';
import { limits } from '@playloom/game-format';
import { closeReasons, type CloseId } from '../closeReasons.ts';
import type { Room } from '../Room.ts';
import type { Visitor } from '../Visitor.ts';
import type { ClientId } from '../worker/RoomCommand.ts';
import type { Client } from './Client.ts';
import { endConnection } from './closeClient.ts';
import { createClient } from './createClient.ts';
import { takePlace } from './seats.ts';
import { welcome } from './welcome.ts';

const NAMELESS = 'Guest';
const NO_SAVED_DATA: SavedData = { game: {}, world: {} };

/** Lets a visitor in. Its player enters the game when the client says that it is ready. */
export function admit(room: Room, id: ClientId, visitor: Visitor, resumeToken: string): void {
  const same = findSameUser(room, visitor);
  if (same !== null) {
    // The newest connection of a user wins, and goes on with the same unit.
    endConnection(room, same, 'replaced');
    takePlace(room, same, id, resumeToken, visitor);
    if (visitor.userId !== null && visitor.saved !== null) takeSaved(room, visitor.userId, visitor.saved);
    return;
  }
  if (!visitor.isSpectator && countPlaces(room) >= room.world.game.game.settings.maxPlayers) {
    refuse(room, id, 'room-full');
    return;
  }
  const player = visitor.isSpectator ? null : room.nextPlayer;
  if (player !== null) room.nextPlayer += 1;
  const client = createClient(room, { id, visitor: withOwnData(visitor), player, resumeToken });
  room.clients.set(id, client);
  welcome(room, client);
}

/** Closes a connection that has no place here. */
export function refuse(room: Room, client: ClientId, id: CloseId): void {
  const { code } = closeReasons[id];
  room.reports.push({ kind: 'close-client', room: room.plan.id, client, code, id });
}

/** The player enters with the next tick. Said again, it changes nothing. */
export function letIn(room: Room, client: Client): void {
  const { player, visitor } = client;
  if (player === null || client.hasJoined) return;
  client.hasJoined = true;
  const { userId, saved } = visitor;
  const name = cleanLine(visitor.name, limits.NAME_MAX) || NAMELESS;
  if (userId !== null) room.userIds.set(player, userId);
  room.inputs.push({ kind: 'join', player, name, userId, saved });
  if (visitor.tokens !== undefined) room.inputs.push({ kind: 'tokens', player, tokens: visitor.tokens });
}

/** What the platform has kept of a user has come. */
export function takeSaved(room: Room, userId: string, saved: SavedData): void {
  for (const client of room.clients.values()) {
    if (client.visitor.userId !== userId || client.visitor.saved !== null) continue;
    client.visitor = { ...client.visitor, saved };
    if (client.hasJoined && client.player !== null) {
      room.inputs.push({ kind: 'saved-data', player: client.player, saved });
    }
  }
}

/** Kept for those who are not in the world yet. */
export function takeTokens(room: Room, userId: string, tokens: TokenBalances): void {
  for (const client of room.clients.values()) {
    if (client.visitor.userId !== userId) continue;
    client.visitor = { ...client.visitor, tokens };
    if (client.hasJoined && client.player !== null)
      room.inputs.push({ kind: 'tokens', player: client.player, tokens });
  }
}

/** Waits until the player is in the world with its saved data: what rules save of a purchase must not be lost. */
export function takePurchase(room: Room, userId: string, purchase: string, item: string): void {
  if (room.purchases.has(purchase)) return;
  for (const { visitor, hasJoined, player } of room.clients.values()) {
    if (visitor.userId !== userId || visitor.saved === null || !hasJoined || player === null) continue;
    room.purchases.add(purchase);
    room.inputs.push({ kind: 'purchase', player, purchase, item });
    return;
  }
}

/** Nothing that is still to be read will ever come for a guest. */
function withOwnData(visitor: Visitor): Visitor {
  return visitor.userId === null ? { ...visitor, saved: visitor.saved ?? NO_SAVED_DATA } : visitor;
}

function findSameUser(room: Room, { userId, isSpectator }: Visitor): Client | null {
  if (userId === null || isSpectator) return null;
  for (const client of room.clients.values()) {
    if (client.player !== null && client.visitor.userId === userId) return client;
  }
  return null;
}

function countPlaces(room: Room): number {
  let count = 0;
  for (const { player } of room.clients.values()) if (player !== null) count += 1;
  return count;
}
