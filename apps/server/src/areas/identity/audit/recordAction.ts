import type { AuditAction } from '@playloom/api-contract';
import type { Db } from '../../../storage/openDatabase.ts';
import { auditLog, type UserRow } from '../../../storage/schema.ts';

interface NewAuditEntry {
  /** Null when the action was done by a command on the server. */
  actorId: string | null;
  action: AuditAction;
  userId?: string | null;
  gameId?: string;
  reason: string;
  /** Old and new values. Never contains usernames or texts of users, because the log outlives accounts. */
  details?: Record<string, string | number | boolean | null>;
  now: Date;
}

/** Records an action in the transaction of the change, so that neither exists without the other. */
export async function recordAction(tx: Db, { now, details = {}, ...action }: NewAuditEntry): Promise<void> {
  await tx.insert(auditLog).values({ ...action, details, happenedAt: now });
}

/** Who acts, on which account, and why. */
export interface AccountAction {
  actor: UserRow;
  id: string;
  reason: string;
}
