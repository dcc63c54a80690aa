import type { Result } from '@playloom/game-format';
import { succeed } from '@playloom/game-format/basics';
import { requireEndOfBytes } from '../bytes/ByteReader.ts';
import { createByteWriter, copyWrittenBytes } from '../bytes/ByteWriter.ts';
import { decodeSafely } from '../bytes/decodeSafely.ts';
import { nullableField } from '../fields/compounds.ts';
import { countField, idField, numberField, textField } from '../fields/scalars.ts';
import { unionField } from '../fields/unionField.ts';
import { emptyWireContext } from './emptyWireContext.ts';
import type { ServerMessage } from './ServerMessage.ts';

/** The first byte of a snapshot; other messages use their numbers below. */
export const SNAPSHOT_TYPE_BYTE = 5;

/** A snapshot that isn't decoded yet: `applySnapshot` reads the bytes. They are not copied. */
export interface SnapshotMessage {
  readonly kind: 'snapshot';
  readonly bytes: Uint8Array;
}

/** The encoding of `goodbye` must never change: it tells clients of older protocol versions to reload. */
const message = unionField<ServerMessage>({
  welcome: [
    1,
    {
      protocol: countField(),
      player: nullableField(countField()),
      tick: countField(),
      tickRate: countField(),
      roomName: textField(),
      lobbyCode: nullableField(textField()),
      resumeToken: textField(),
      resumeSeconds: numberField,
    },
  ],
  pong: [2, { time: numberField }],
  goodbye: [3, { id: idField, text: textField() }],
  travel: [4, { gameSlug: idField, token: textField() }],
  offer: [6, { offer: idField, item: textField(), price: countField() }],
});

export function encodeServerMessage(serverMessage: ServerMessage): Uint8Array {
  const writer = createByteWriter();
  message.write(writer, serverMessage, emptyWireContext);
  return copyWrittenBytes(writer);
}

export function decodeServerMessage(bytes: Uint8Array): Result<ServerMessage | SnapshotMessage, string> {
  if (bytes[0] === SNAPSHOT_TYPE_BYTE) return succeed({ kind: 'snapshot', bytes });
  return decodeSafely(bytes, (reader) => {
    const serverMessage = message.read(reader, emptyWireContext);
    requireEndOfBytes(reader);
    return serverMessage;
  });
}
