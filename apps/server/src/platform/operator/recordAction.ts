import type { AuditAction } from '@playloom/api-contract';
import type { Db } from '../../storage/openDatabase.ts';
import { auditLog } from '../../storage/schema.ts';

interface NewAuditEntry {
  /** Nobody when it was done by a command on the machine. */
  actorId: string | null;
  action: AuditAction;
  userId?: string | null;
  gameId?: string;
  reason: string;
  /** What was changed into what. No names and no texts of people: those would outlive their accounts. */
  details?: Record<string, string | number | boolean | null>;
  now: Date;
}

/** In the transaction of what it tells of: neither is ever there without the other. */
export async function recordAction(tx: Db, { now, details = {}, ...action }: NewAuditEntry): Promise<void> {
  await tx.insert(auditLog).values({ ...action, details, happenedAt: now });
}
