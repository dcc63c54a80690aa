import { fail, type Result, succeed } from '@playloom/game-format';
import { DecodeError, type ByteReader, createByteReader } from './ByteReader.ts';

/** What `read` gives for these bytes, or the id of what is wrong with them. */
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
