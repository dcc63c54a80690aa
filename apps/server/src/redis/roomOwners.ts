import type { RedisConnections } from './connectRedis.ts';

/** How long a rooms process that does not answer still owns its rooms. Then others continue them. */
export const OWNER_LEASE_MS = 2_000;

const OWNER = 'playloom:owner:';
const CHANNEL = 'playloom:rooms:';

/** The key that exists for as long as a rooms process owns its rooms. */
export function formatOwnerKey(ownerId: string): string {
  return `${OWNER}${ownerId}`;
}

/** The channel on which other processes call a rooms process. Redis ends the subscription with the connection. */
export function formatOwnerChannel(ownerId: string): string {
  return `${CHANNEL}${ownerId}`;
}

/** Says that a rooms process is gone, so that others need not wait for the end of its lease. */
export async function endOwner({ commands }: RedisConnections, ownerId: string): Promise<void> {
  await commands.del(formatOwnerKey(ownerId));
}

/** Whether another rooms process can continue the rooms of one that is gone. */
export async function hasOtherOwners({ commands }: RedisConnections, ownerId: string): Promise<boolean> {
  const channels = (await commands.pubsub('CHANNELS', `${CHANNEL}*`)) as string[];
  return channels.some((channel) => channel !== formatOwnerChannel(ownerId));
}
