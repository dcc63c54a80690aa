import { and, desc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Db } from './openDatabase.ts';
import { users } from './schema.ts';
import type { UserRow } from './sessionQueries.ts';

const SEARCH_RESULTS = 20;

const hasName = (username: string) => eq(sql`lower(${users.username})`, username.toLowerCase());
const hasEmail = (email: string) => eq(sql`lower(${users.email})`, email.toLowerCase());

export async function findUserByName(db: Db, username: string): Promise<UserRow | null> {
  const [user] = await db.select().from(users).where(hasName(username));
  return user ?? null;
}

export async function findUserByEmail(db: Db, email: string): Promise<UserRow | null> {
  const [user] = await db.select().from(users).where(hasEmail(email));
  return user ?? null;
}

/** A login is a user name or an e-mail address; only the latter can hold an `@`. */
export async function findUserByLogin(db: Db, login: string): Promise<UserRow | null> {
  return login.includes('@') ? findUserByEmail(db, login) : findUserByName(db, login);
}

/** Accounts on their way out are not found by strangers. */
export async function searchUsersByName(db: Db, term: string) {
  if (!term) return [];
  const pattern = `%${term.replace(/[\\%_]/g, '\\$&')}%`;
  return db
    .select({ id: users.id, username: users.username, pictureFile: users.pictureFile })
    .from(users)
    .where(
      and(
        isNull(users.deleteAfter),
        or(sql`${users.username} ilike ${pattern}`, sql`${users.username} % ${term}`),
      ),
    )
    .orderBy(desc(sql`similarity(${users.username}, ${term})`), users.username)
    .limit(SEARCH_RESULTS);
}

/** Empty for nobody. */
export async function findUsername(db: Db, id: string): Promise<string> {
  const [user] = await db.select({ username: users.username }).from(users).where(eq(users.id, id));
  return user?.username ?? '';
}
