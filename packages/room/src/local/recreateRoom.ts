import { createOutbox, createRoomEncoder } from '@playloom/protocol';
import type { Client } from '../state/Client.ts';
import { createClient } from '../state/createClient.ts';
import { sendWelcome } from '../clients/sendWelcome.ts';
import type { Room } from '../state/Room.ts';
import { createVisibilityBuffers } from '../buffers/VisibilityBuffers.ts';
import { sendSnapshots } from '../view/sendSnapshots.ts';

/**
 * Recreates the room after its world has jumped to another moment. Every client is welcomed again and sent
 * that moment in full: a view that continued from the previous one would interpolate between unrelated
 * positions. `isContinuing` means that only time has passed, so pending inputs still reach the world.
 */
export function recreateRoom(room: Room, { isContinuing }: { readonly isContinuing: boolean }): Room {
  const encoder = createRoomEncoder(room.plan.names);
  const renewed: Room = {
    ...room,
    encoder,
    visibility: createVisibilityBuffers(room.world),
    outbox: createOutbox(encoder.out),
    clients: new Map(
      [...room.clients].map(([id, client]) => [id, recreateClient(room, client, isContinuing)]),
    ),
    inputs: isContinuing ? room.inputs : [],
    events: [],
  };
  for (const client of renewed.clients.values()) if (client.awaySince === null) sendWelcome(renewed, client);
  sendSnapshots(renewed);
  return renewed;
}

/**
 * Recreates a client without its rate limits. They end at certain ticks, which might never come after a jump
 * in time.
 */
function recreateClient(room: Room, client: Client, isContinuing: boolean): Client {
  const { id, member, player, resumeToken, hasJoined, awaySince, chosen, followed } = client;
  return {
    ...createClient(room, { id, member, player, resumeToken }),
    hasJoined,
    awaySince: awaySince === null ? null : room.world.tick,
    chosen,
    followed,
    controls: isContinuing ? client.controls : [],
  };
}
