import { PROTOCOL_VERSION } from '@playloom/protocol';
import { RESUME_SECONDS } from '@playloom/room-contract';
import { sendModerationRights } from '../kick/sendModerationRights.ts';
import { sendToClient } from '../connections/sendToClient.ts';
import type { Room } from '../state/Room.ts';
import type { Client } from '../state/Client.ts';

/** Sends the welcome message. Reconnecting clients get it too, because their view starts over. */
export function sendWelcome(room: Room, client: Client): void {
  const { plan, world } = room;
  sendToClient(room, client, {
    kind: 'welcome',
    protocol: PROTOCOL_VERSION,
    player: client.player,
    tick: world.tick,
    tickRate: world.game.tickRate,
    roomName: plan.roomName,
    lobbyCode: plan.lobbyCode,
    resumeToken: client.resumeToken,
    resumeSeconds: RESUME_SECONDS,
  });
  sendModerationRights(room, client);
}
