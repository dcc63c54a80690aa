import type { Role } from '@playloom/api-contract';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../storage/openDatabase.ts';
import { users, type UserRow } from '../../../storage/schema.ts';
import { recordAction } from '../../identity/audit/recordAction.ts';

interface RoleChange {
  actorId: string | null;
  user: UserRow;
  role: Role;
  reason: string;
  now: Date;
}

export async function setRole(tx: Db, { actorId, user, role, reason, now }: RoleChange): Promise<void> {
  await tx.update(users).set({ role }).where(eq(users.id, user.id));
  const details = { from: user.role, to: role };
  await recordAction(tx, { actorId, action: 'role.change', userId: user.id, reason, details, now });
}
