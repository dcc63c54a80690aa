import { type Result, succeed } from '@playloom/game-format';
import { expectEnd } from './bytes/ByteReader.ts';
import { createByteWriter, takeBytes } from './bytes/ByteWriter.ts';
import { decodeSafely } from './bytes/decodeSafely.ts';
import { nullable } from './fields/compounds.ts';
import { count, id, number, text } from './fields/scalars.ts';
import { union } from './fields/union.ts';
import { noWire } from './noWire.ts';
import type { ServerMessage } from './ServerMessage.ts';

/** The first byte of a snapshot; those of other messages are their numbers below. */
export const SNAPSHOT_NUMBER = 5;

/** `applySnapshot` reads the bytes; they are not copied. */
export interface SnapshotMessage {
  readonly kind: 'snapshot';
  readonly bytes: Uint8Array;
}

/** `goodbye` keeps its bytes in every version: it is how a client learns that it is too old. */
const message = union<ServerMessage>({
  welcome: [
    1,
    {
      protocol: count(),
      player: nullable(count()),
      tick: count(),
      tickRate: count(),
      roomName: text(),
      lobbyCode: nullable(text()),
      resumeToken: text(),
      resumeSeconds: number,
    },
  ],
  pong: [2, { time: number }],
  goodbye: [3, { id, text: text() }],
  travel: [4, { gameSlug: id, token: text() }],
  offer: [6, { offer: id, item: text(), price: count() }],
});

export function encodeServerMessage(said: ServerMessage): Uint8Array {
  const writer = createByteWriter();
  message.write(writer, said, noWire);
  return takeBytes(writer);
}

export function decodeServerMessage(bytes: Uint8Array): Result<ServerMessage | SnapshotMessage, string> {
  if (bytes[0] === SNAPSHOT_NUMBER) return succeed({ kind: 'snapshot', bytes });
  return decodeSafely(bytes, (reader) => {
    const said = message.read(reader, noWire);
    expectEnd(reader);
    return said;
  });
}
