import type { ReturningRoom, RoomsContext } from '../context/RoomsContext.ts';
import { readRecoveredRoom } from '../journal/readRecoveredRoom.ts';
import { createStartFailure } from '../simulation/startFailure.ts';
import type { RoomOptions } from './RoomMetadata.ts';
import { decodeSleepingRecord } from './sleepingRecord.ts';

/** Finds what a room continues from: its journal after a crash, or the record with which it fell asleep. */
export async function findRecoveredRoom(
  { recovered, platform }: RoomsContext,
  { recoveredId, wokenId }: RoomOptions,
): Promise<ReturningRoom | null> {
  if (recoveredId !== undefined) return recovered.get(recoveredId) ?? null;
  if (wokenId === undefined) return null;
  const bytes = await platform.readSleepingRoom(wokenId);
  const records = bytes === null ? [] : await decodeSleepingRecord(bytes).catch(() => []);
  const room = readRecoveredRoom(wokenId, records);
  if (room === null) throw createStartFailure('The record of the room is missing or damaged.');
  return room;
}
