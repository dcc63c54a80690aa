import type { Result } from '@playloom/game-format';
import { fail, succeed } from '@playloom/game-format/basics';
import { DecodeError, type ByteReader, createByteReader } from './ByteReader.ts';

/** Runs `read` on these bytes. Returns its result, or the id of the decoding error. */
export function decodeSafely<Value>(
  bytes: Uint8Array,
  read: (reader: ByteReader) => Value,
): Result<Value, string> {
  try {
    return succeed(read(createByteReader(bytes)));
  } catch (error) {
    if (error instanceof DecodeError) return fail(error.id);
    throw error;
  }
}
