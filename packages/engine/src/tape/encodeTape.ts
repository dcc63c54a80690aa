import { fail, type Result, succeed } from '@playloom/game-format';
import { createPlainWriter, copyPlainWriterBytes, writePlain } from '../codec/PlainWriter.ts';
import { readPlain } from '../codec/readPlain.ts';
import type { Tape } from './Tape.ts';

const TAPE_FORMAT = 1;

export function encodeTape(tape: Tape): Uint8Array {
  const writer = createPlainWriter();
  writePlain(writer, { format: TAPE_FORMAT, tape });
  return copyPlainWriterBytes(writer);
}

export function decodeTape(bytes: Uint8Array): Result<Tape, string> {
  const read = readPlain(bytes);
  if (!read.ok) return read;
  const { format, tape } = (read.value ?? {}) as { format?: unknown; tape?: unknown };
  return format === TAPE_FORMAT ? succeed(tape as Tape) : fail('These bytes are not a tape.');
}
