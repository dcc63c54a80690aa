import {
  decodeServerMessage,
  encodeClientMessage,
  PROTOCOL_VERSION,
  type ClientMessage,
  type ServerMessage,
  type WelcomeMessage,
} from '@playloom/protocol';
import { WebSocket } from 'ws';
import type { SeatAnswer } from '@playloom/room-contract';
import { waitFor } from './waitFor.ts';

/** The client end of a socket to a room, for tests. */
export interface TestPlayer {
  readonly socket: WebSocket;
  readonly frames: Uint8Array[];
  send(message: ClientMessage): void;
  welcome(): Promise<WelcomeMessage>;
  /** Resolves when this many snapshots have arrived. */
  snapshots(count: number): Promise<Uint8Array[]>;
  messages(): ServerMessage[];
  closed: Promise<{ code: number; reason: string }>;
}

export type GrantedSeat = Extract<SeatAnswer, { ok: true }>;

export function requireSeat(answer: SeatAnswer): GrantedSeat {
  if (!answer.ok) throw new Error(`No seat: ${answer.error}`);
  return answer;
}

export async function connectTestPlayer(
  origin: string,
  url: string,
  headers: { origin?: string } = {},
): Promise<TestPlayer> {
  const address = url.startsWith('http') ? url.replace('http', 'ws') : `${origin}${url}`;
  const socket = new WebSocket(address, { perMessageDeflate: true, ...headers });
  const frames: Uint8Array[] = [];
  socket.on('message', (data: Buffer) => void frames.push(new Uint8Array(data)));
  const state = { ended: 'open' };
  const ended = (): string => state.ended;
  const closed = new Promise<{ code: number; reason: string }>((resolve) => {
    socket.on('close', (code, reason) => {
      state.ended = `closed ${code} ${reason.toString()}`;
      resolve({ code, reason: reason.toString() });
    });
  });
  await new Promise((resolve, reject) => void socket.once('open', resolve).once('error', reject));
  socket.on('error', () => undefined);
  const read = (): ServerMessage[] =>
    frames.flatMap((bytes) => {
      const decoded = decodeServerMessage(bytes);
      return decoded.ok && decoded.value.kind !== 'snapshot' ? [decoded.value as ServerMessage] : [];
    });
  const listSnapshots = (): Uint8Array[] =>
    frames.filter((bytes) => {
      const decoded = decodeServerMessage(bytes);
      return decoded.ok && decoded.value.kind === 'snapshot';
    });
  return {
    socket,
    frames,
    send: (message) => socket.send(encodeClientMessage(message)),
    welcome: () =>
      waitFor(
        () => read().find((message) => message.kind === 'welcome'),
        () => `no welcome in ${frames.length} frames, ${ended()}`,
      ),
    snapshots: (count) =>
      waitFor(
        () => (listSnapshots().length >= count ? listSnapshots() : undefined),
        () => `${listSnapshots().length} snapshots of ${count} in ${frames.length} frames, ${ended()}`,
      ),
    messages: read,
    closed,
  };
}

/** Opens a socket to a room and sends the ticket. */
export async function joinAsPlayer(
  origin: string,
  answer: SeatAnswer,
  headers: { origin?: string } = {},
): Promise<TestPlayer> {
  const { url, ticket } = requireSeat(answer);
  const player = await connectTestPlayer(origin, url, headers);
  player.send({ kind: 'hello', protocol: PROTOCOL_VERSION, ticket });
  return player;
}
