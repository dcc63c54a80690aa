import { type ByteWriter, reserveBytes, copyWrittenBytes } from '../bytes/ByteWriter.ts';

/**
 * Everything a room sends to its clients in one step, appended to one writer. With hundreds of messages, a
 * buffer for each would take longer to allocate, collect and transfer to another thread than the content
 * itself.
 */
export interface Outbox {
  readonly writer: ByteWriter;
  /** Three numbers per message: the client, and the start and end of the bytes. */
  index: number[];
}

/** An outbox in the form that is sent to another thread. */
export interface OutboxBatch {
  readonly index: Int32Array;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const COLUMNS = 3;

export function createOutbox(writer: ByteWriter): Outbox {
  return { writer, index: [] };
}

/** Adds everything written since `start` as one message to this client. */
export function addWrittenMessage({ writer, index }: Outbox, client: number, start: number): void {
  index.push(client, start, writer.length);
}

export function addMessage(outbox: Outbox, client: number, bytes: Uint8Array): void {
  const { writer } = outbox;
  const start = writer.length;
  reserveBytes(writer, bytes.length);
  writer.bytes.set(bytes, start);
  writer.length += bytes.length;
  addWrittenMessage(outbox, client, start);
}

/**
 * Empties the outbox and returns its messages, or null if there are none. Their bytes are in a separate
 * buffer, which can be transferred.
 */
export function drainOutbox(outbox: Outbox): OutboxBatch | null {
  if (outbox.index.length === 0) return null;
  const batch: OutboxBatch = { index: new Int32Array(outbox.index), bytes: copyWrittenBytes(outbox.writer) };
  outbox.index = [];
  outbox.writer.length = 0;
  return batch;
}

/** Visits all messages in the order they were sent. */
export function forEachOutboxMessage(
  { index }: OutboxBatch,
  visit: (client: number, start: number, end: number) => void,
): void {
  for (let offset = 0; offset < index.length; offset += COLUMNS) {
    visit(index[offset]!, index[offset + 1]!, index[offset + 2]!);
  }
}
