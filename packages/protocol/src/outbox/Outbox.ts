import { type ByteWriter, reserveBytes, copyWrittenBytes } from '../bytes/ByteWriter.ts';

/**
 * Everything a room says to its clients in one step, one after the other in one writer: a buffer for each of hundreds
 * of messages would take longer to make, to collect and to hand to another thread than what is in them.
 */
export interface Outbox {
  readonly writer: ByteWriter;
  /** The client, and where its bytes begin and end; three numbers for each message. */
  index: number[];
}

/** An outbox as it travels. */
export interface OutboxBatch {
  readonly index: Int32Array;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const COLUMNS = 3;

export function createOutbox(writer: ByteWriter): Outbox {
  return { writer, index: [] };
}

/** What was written since `start` is for this client. */
export function addressBytes({ writer, index }: Outbox, client: number, start: number): void {
  index.push(client, start, writer.length);
}

export function addMessage(outbox: Outbox, client: number, bytes: Uint8Array): void {
  const { writer } = outbox;
  const start = writer.length;
  reserveBytes(writer, bytes.length);
  writer.bytes.set(bytes, start);
  writer.length += bytes.length;
  addressBytes(outbox, client, start);
}

/** Empties it; null when there is nothing in it. The bytes have a buffer of their own, which can be handed over. */
export function drainOutbox(outbox: Outbox): OutboxBatch | null {
  if (outbox.index.length === 0) return null;
  const batch: OutboxBatch = { index: new Int32Array(outbox.index), bytes: copyWrittenBytes(outbox.writer) };
  outbox.index = [];
  outbox.writer.length = 0;
  return batch;
}

/** Visits every message in the order it was said. */
export function forEachOutboxMessage(
  { index }: OutboxBatch,
  visit: (client: number, start: number, end: number) => void,
): void {
  for (let offset = 0; offset < index.length; offset += COLUMNS) {
    visit(index[offset]!, index[offset + 1]!, index[offset + 2]!);
  }
}
