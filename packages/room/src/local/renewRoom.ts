import { createOutbox, createRoomEncoder } from '@playloom/protocol';
import type { Client } from '../clients/Client.ts';
import { createClient } from '../clients/createClient.ts';
import { welcome } from '../clients/welcome.ts';
import type { Room } from '../Room.ts';
import { createSight } from '../view/Sight.ts';
import { sendSnapshots } from '../view/sendSnapshots.ts';

/**
 * The room after its world has jumped to another moment. Everyone is welcomed again and told that moment in
 * full: a view that went on from the one before would smear from one place to the other. `goesOn` when only time
 * has passed: what is on its way to the world still gets there.
 */
export function renewRoom(room: Room, { goesOn }: { readonly goesOn: boolean }): Room {
  const encoder = createRoomEncoder(room.plan.names);
  const renewed: Room = {
    ...room,
    encoder,
    sight: createSight(room.world),
    outbox: createOutbox(encoder.out),
    clients: new Map([...room.clients].map(([id, client]) => [id, renewClient(room, client, goesOn)])),
    inputs: goesOn ? room.inputs : [],
    events: [],
  };
  for (const client of renewed.clients.values()) if (client.awaySince === null) welcome(renewed, client);
  sendSnapshots(renewed);
  return renewed;
}

/** Budgets and pauses count in ticks: those of another time would hold for ever. */
function renewClient(room: Room, client: Client, goesOn: boolean): Client {
  const { id, visitor, player, resumeToken, hasJoined, awaySince, chosen, followed } = client;
  return {
    ...createClient(room, { id, visitor, player, resumeToken }),
    hasJoined,
    awaySince: awaySince === null ? null : room.world.tick,
    chosen,
    followed,
    controls: goesOn ? client.controls : [],
  };
}
