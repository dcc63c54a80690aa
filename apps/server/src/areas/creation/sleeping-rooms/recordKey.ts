import { randomBytes } from 'node:crypto';
import { OBJECT_FOLDERS } from '../../../object-store/objectKeys.ts';

const RANDOM_BYTES = 8;
const TIME = /-(\d+)-[\da-f]+$/;

/** Creates the key of a new record. It contains the time, because the clock of a bucket may differ from ours. */
export function createRecordKey(gameId: string, roomId: string, now: Date): string {
  const random = randomBytes(RANDOM_BYTES).toString('hex');
  return `${OBJECT_FOLDERS.sleeping}${gameId}/${roomId}-${now.getTime()}-${random}`;
}

/** Reads when a record was written. */
export function readRecordTime(key: string): Date {
  return new Date(Number(TIME.exec(key)?.[1] ?? 0));
}
