import { createOutbox, createRoomEncoder } from '@playloom/protocol';
import type { Client } from '../clients/Client.ts';
import { createClient } from '../clients/createClient.ts';
import { sendWelcome } from '../clients/sendWelcome.ts';
import type { Room } from '../Room.ts';
import { createVisibility } from '../view/Visibility.ts';
import { sendSnapshots } from '../view/sendSnapshots.ts';

/**
 * The room after its world has jumped to another moment. Everyone is welcomed again and told that moment in
 * full: a view that went on from the one before would smear from one place to the other. `isContinuing` when only time
 * has passed: what is on its way to the world still gets there.
 */
export function recreateRoom(room: Room, { isContinuing }: { readonly isContinuing: boolean }): Room {
  const encoder = createRoomEncoder(room.plan.names);
  const renewed: Room = {
    ...room,
    encoder,
    visibility: createVisibility(room.world),
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

/** Budgets and pauses count in ticks: those of another time would hold for ever. */
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
