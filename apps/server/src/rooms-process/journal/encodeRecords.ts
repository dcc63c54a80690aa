import { deserialize, serialize } from 'node:v8';
import { crc32 } from 'node:zlib';
import type { JournalRecord } from './JournalRecord.ts';

/** The length of a record, and a checksum of its bytes. */
const FRAME_BYTES = 8;

/** Records as bytes that can be appended to others. */
export function encodeRecords(records: readonly JournalRecord[]): Buffer {
  return Buffer.concat(
    records.flatMap((record) => {
      const bytes = serialize(record);
      const frame = Buffer.allocUnsafe(FRAME_BYTES);
      frame.writeUInt32LE(bytes.length, 0);
      frame.writeUInt32LE(crc32(bytes), 4);
      return [frame, bytes];
    }),
  );
}

/** Decodes records up to the first one that was not written completely. */
export function decodeRecords(bytes: Buffer): JournalRecord[] {
  const records: JournalRecord[] = [];
  for (let place = 0; place + FRAME_BYTES <= bytes.length;) {
    const start = place + FRAME_BYTES;
    const end = start + bytes.readUInt32LE(place);
    const body = bytes.subarray(start, end);
    if (end > bytes.length || crc32(body) !== bytes.readUInt32LE(place + 4)) break;
    records.push(deserialize(body) as JournalRecord);
    place = end;
  }
  return records;
}
