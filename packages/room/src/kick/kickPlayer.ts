import type { PlayerId } from '@playloom/game-format';
import type { Client } from '../state/Client.ts';
import { closeClient } from '../connections/closeClient.ts';
import { findClientByPlayer } from '../state/findClientByPlayer.ts';
import { KICK_BAN_SECONDS } from '../limits/roomLimits.ts';
import type { Room } from '../state/Room.ts';
import { broadcastEvent } from '../connections/broadcastEvent.ts';
import { sendKickRejection } from './sendKickRejection.ts';

/** Kicks a player at once if the caller is allowed to. */
export function kickPlayer(room: Room, by: Client, player: PlayerId): void {
  if (by.member.mayKick !== true) return sendKickRejection(by, 'kick-not-allowed');
  const target = findKickTarget(room, by, player);
  if (target !== null) kickClient(room, target, 'A moderator kicked you from this room.');
  return undefined;
}

/** The client to kick; null if it can't be kicked, after sending the reason to the caller. */
export function findKickTarget(room: Room, by: Client, player: PlayerId): Client | null {
  const target = findClientByPlayer(room, player);
  const rejection =
    target === null || target === by || !target.hasJoined
      ? 'kick-nobody'
      : target.member.mayKick === true
        ? 'kick-protected'
        : null;
  if (rejection !== null) sendKickRejection(by, rejection);
  return rejection === null ? target : null;
}

/** Informs the room and reports the kick, so that the owner keeps the player out for a while. */
export function kickClient(room: Room, target: Client, text: string): void {
  const name = room.playerNames.get(target.player ?? 0) ?? target.member.name;
  room.reports.push({
    kind: 'sent-away',
    room: room.plan.id,
    client: target.id,
    seconds: KICK_BAN_SECONDS,
  });
  closeClient(room, target, 'kicked', text);
  broadcastEvent(room, { kind: 'notice', id: 'player-sent-away', text: `${name} was kicked.` });
}
