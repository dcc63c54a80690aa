import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { decodeRecords, encodeRecords } from '../journal/encodeRecords.ts';
import type { JournalRecord } from '../journal/JournalRecord.ts';

/** A record that becomes larger than this is damaged: rooms that large are not kept. */
const UNPACKED_BYTES_MAX = 256 * 1024 * 1024;

const pack = promisify(gzip);
const unpack = promisify(gunzip);

/** Packs the journal of a room that falls asleep. */
export async function encodeSleepingRecord(records: readonly JournalRecord[]): Promise<Uint8Array> {
  return pack(encodeRecords(records));
}

export async function decodeSleepingRecord(bytes: Uint8Array): Promise<JournalRecord[]> {
  return decodeRecords(await unpack(bytes, { maxOutputLength: UNPACKED_BYTES_MAX }));
}
