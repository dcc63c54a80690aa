import { fail, type Result, succeed } from '@playloom/game-format';
import { createPlainWriter, copyPlainWriterBytes, writePlain } from '../codec/PlainWriter.ts';
import { readPlain } from '../codec/readPlain.ts';
import { ENGINE_VERSION } from '../engineVersion.ts';
import type { Snapshot } from './Snapshot.ts';

/** Encodes a snapshot as bytes, exact to the last bit. Used for keyframes, crash recovery and other processes. */
export function encodeSnapshot(snapshot: Snapshot): Uint8Array {
  const writer = createPlainWriter();
  writePlain(writer, { engine: ENGINE_VERSION, snapshot });
  return copyPlainWriterBytes(writer);
}

/**
 * Decodes a snapshot. Checks only that the bytes are complete and from this engine version: they come from our
 * own storage.
 */
export function decodeSnapshot(bytes: Uint8Array): Result<Snapshot, string> {
  const read = readPlain(bytes);
  if (!read.ok) return read;
  const { engine, snapshot } = (read.value ?? {}) as { engine?: unknown; snapshot?: unknown };
  if (engine !== ENGINE_VERSION)
    return fail(`The snapshot is from engine ${String(engine)}, not ${ENGINE_VERSION}.`);
  return succeed(snapshot as Snapshot);
}
