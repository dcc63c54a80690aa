import { matchMaker } from '@colyseus/core';

const OWNERS = 'playloom:process-owners';

/** Publishes the id under which this process owns rooms and answers calls. */
export async function announceOwner(ownerId: string): Promise<void> {
  await matchMaker.presence.hset(OWNERS, matchMaker.processId, ownerId);
}

export async function clearOwner(processId: string): Promise<void> {
  await matchMaker.presence.hdel(OWNERS, processId);
}

/** Returns the id of a process as an owner. Undefined if it has not published it. */
export async function findOwner(processId: string): Promise<string | undefined> {
  return (await matchMaker.presence.hget(OWNERS, processId)) ?? undefined;
}
