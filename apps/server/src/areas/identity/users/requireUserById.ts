import { eq } from 'drizzle-orm';
import { UserNotFound } from './userErrors.ts';
import type { Db } from '../../../storage/openDatabase.ts';
import { users, type UserRow } from '../../../storage/schema.ts';

export async function requireUserById(db: Db, id: string): Promise<UserRow> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  if (!user) throw UserNotFound();
  return user;
}
