import { PROTOCOL_VERSION } from '@playloom/protocol';
import { RESUME_SECONDS } from '../limits.ts';
import { tellRights } from '../kick/tellRights.ts';
import { sendMessage } from '../report.ts';
import type { Room } from '../Room.ts';
import type { Client } from './Client.ts';

/** Also for those who come back: their view starts anew. */
export function welcome(room: Room, client: Client): void {
  const { plan, world } = room;
  sendMessage(room, client, {
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
  tellRights(room, client);
}
