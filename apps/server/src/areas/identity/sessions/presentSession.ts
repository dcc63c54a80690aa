import type { SessionInfo } from '@playloom/api-contract';
import type { InferSelectModel } from 'drizzle-orm';
import type { sessions } from '../../../storage/schema.ts';

export function presentSession(
  { id, device, createdAt, lastSeenAt }: InferSelectModel<typeof sessions>,
  currentSessionId: string,
): SessionInfo {
  return {
    id,
    isCurrent: id === currentSessionId,
    device,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
  };
}
