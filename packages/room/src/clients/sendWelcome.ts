import { PROTOCOL_VERSION } from '@playloom/protocol';
import { RESUME_SECONDS } from '../limits.ts';
import { sendModerationRights } from '../kick/sendModerationRights.ts';
import { sendToClient } from '../report.ts';
import type { Room } from '../Room.ts';
import type { Client } from './Client.ts';

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
