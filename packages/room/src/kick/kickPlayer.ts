import type { PlayerId } from '@playloom/game-format';
import type { Client } from '../clients/Client.ts';
import { closeClient } from '../clients/closeClient.ts';
import { findClientOf } from '../clients/findClientOf.ts';
import { SENT_AWAY_SECONDS } from '../limits.ts';
import type { Room } from '../Room.ts';
import { tellEveryone } from '../view/tellEvent.ts';
import { refuseKick } from './refuseKick.ts';

/** Whoever may, sends a player away at once. */
export function kickPlayer(room: Room, by: Client, player: PlayerId): void {
  if (by.visitor.mayKick !== true) return refuseKick(by, 'kick-not-allowed');
  const target = findTarget(room, by, player);
  if (target !== null) sendAway(room, target, 'Whoever keeps order in this room sent you away.');
  return undefined;
}

/** Somebody who can be sent away; null, and a word about why, for everybody else. */
export function findTarget(room: Room, by: Client, player: PlayerId): Client | null {
  const target = findClientOf(room, player);
  const refusal =
    target === null || target === by || !target.hasJoined
      ? 'kick-nobody'
      : target.visitor.mayKick === true
        ? 'kick-protected'
        : null;
  if (refusal !== null) refuseKick(by, refusal);
  return refusal === null ? target : null;
}

/** The room is told, and its owner lets them in only after a while. */
export function sendAway(room: Room, target: Client, text: string): void {
  const name = room.playerNames.get(target.player ?? 0) ?? target.visitor.name;
  room.reports.push({
    kind: 'sent-away',
    room: room.plan.id,
    client: target.id,
    seconds: SENT_AWAY_SECONDS,
  });
  closeClient(room, target, 'kicked', text);
  tellEveryone(room, { kind: 'notice', id: 'player-sent-away', text: `${name} was sent away.` });
}
