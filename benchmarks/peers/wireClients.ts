import type { Socket } from 'node:net';
import { WebSocket } from 'ws';
import { decodeServerMessage, encodeClientMessage, PROTOCOL_VERSION } from '@playloom/protocol';
import { createCallChannel } from '../../apps/server/src/rooms-gateway/channel/createCallChannel.ts';
import { comparePlayloom } from '../rooms/comparePlayloom.ts';
import { compareStateView } from '../rooms/compareStateView.ts';
import type { WireClients } from '../rooms/WireClients.ts';
import type { WireClient } from '../rooms/WireClient.ts';
import type { WireSeat } from '../rooms/WireServer.ts';

/**
 * Many clients in one process. During the measurement they only store what they receive; decoding waits until
 * the end, so that it takes no CPU time from the server. `node wireClients.ts playloom|state-view <players>`
 */
const [kind, players] = process.argv.slice(2);
const isOurs = kind === 'playloom';
/** Id of the Colyseus message that confirms the handshake. */
const JOIN_ROOM = 10;
const clients: WireClient[] = [];

const answers: WireClients = {
  async join(seats) {
    await Promise.all(seats.map(open));
  },
  async count() {
    let [frames, bytes] = [0, 0];
    for (const client of clients) {
      frames += client.frames.length;
      bytes += client.socket.bytesRead;
    }
    return { frames, bytes };
  },
  async compare(reference) {
    return reference.kind === 'tape'
      ? comparePlayloom(clients, reference.tape, Number(players))
      : compareStateView(clients, reference.tick, Number(players));
  },
};
const calls = createCallChannel((message) => void process.send!(message), { ...answers } as never);
process.on('message', (message) => void calls.receive(message));

function open({ address, ticket, player }: WireSeat): Promise<void> {
  const number = clients.length;
  // The number of connections per network is limited, so each client pretends to be in a different one.
  const network = `10.0.${number >> 8}.${number & 255}`;
  const webSocket = new WebSocket(address, {
    perMessageDeflate: false,
    headers: { 'x-forwarded-for': network },
  });
  const client: WireClient = { player, frames: [], socket: undefined as unknown as Socket };
  clients.push(client);
  return new Promise((resolve, reject) => {
    webSocket.on('error', reject);
    webSocket.on('close', (code, reason) => reject(new Error(`${code} ${String(reason)}`)));
    webSocket.on('upgrade', ({ socket }) => void (client.socket = socket));
    webSocket.on('open', () => {
      if (isOurs) webSocket.send(encodeClientMessage({ kind: 'hello', protocol: PROTOCOL_VERSION, ticket }));
    });
    webSocket.on('message', (data: Buffer) => {
      client.frames.push(data);
      if (client.frames.length === 1) greet(client, webSocket, data);
      if (client.frames.length === 3) resolve();
    });
  });
}

function greet(client: WireClient, webSocket: WebSocket, data: Buffer): void {
  if (!isOurs) {
    webSocket.send(Buffer.from([JOIN_ROOM]));
    return;
  }
  const message = decodeServerMessage(data);
  if (!message.ok || message.value.kind !== 'welcome')
    throw new Error('The room did not welcome its client.');
  client.player = message.value.player ?? 0;
  webSocket.send(encodeClientMessage({ kind: 'ready' }));
}
