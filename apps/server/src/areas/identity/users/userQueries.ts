import { and, desc, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../../storage/openDatabase.ts';
import { users, wornCosmetics, type UserRow } from '../../../storage/schema.ts';

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

/** Finds a user by username or email. Only an email can contain an `@`. */
export async function findUserByLogin(db: Db, login: string): Promise<UserRow | null> {
  return login.includes('@') ? findUserByEmail(db, login) : findUserByName(db, login);
}

/** Searches users by name, without accounts that are scheduled for deletion. */
export async function searchUsersByName(db: Db, term: string) {
  if (!term) return [];
  const pattern = `%${term.replace(/[\\%_]/g, '\\$&')}%`;
  return db
    .select({ id: users.id, username: users.username, avatarFile: users.avatarFile })
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

/** Returns an empty string if there is no such user. */
export async function findUsername(db: Db, id: string): Promise<string> {
  const [user] = await db.select({ username: users.username }).from(users).where(eq(users.id, id));
  return user?.username ?? '';
}

export async function findUserById(db: Db, id: string): Promise<UserRow | null> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  return user ?? null;
}

/** Sets the birth date if there is none. Otherwise changes nothing and returns false. */
export async function setFirstBirthDate(db: Db, id: string, birthDate: string): Promise<boolean> {
  const updated = await db
    .update(users)
    .set({ birthDate })
    .where(and(eq(users.id, id), isNull(users.birthDate)))
    .returning({ id: users.id });
  return updated.length > 0;
}

/** Stores the chat to open on the user's next page; null for none. */
export async function storeChatToOpen(db: Db, id: string, openChatAccountOf: string | null): Promise<void> {
  await db.update(users).set({ openChatAccountOf }).where(eq(users.id, id));
}

/** Waits for pending logins of this user and blocks new ones until the transaction ends. */
export async function lockUser(tx: Db, id: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update');
}

/** Lists the ids of users by username, ignoring case. */
export async function listUserIdsByNames(db: Db, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const lower: SQL = sql`lower(${users.username})`;
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        inArray(
          lower,
          names.map((name) => name.toLowerCase()),
        ),
        isNull(users.deleteAfter),
      ),
    );
  return rows.map(({ id }) => id);
}

export const personColumns = { id: users.id, username: users.username, avatarFile: users.avatarFile };
export interface Person {
  id: string;
  username: string;
  avatarFile: string | null;
}

const selectWorn = (column: PgColumn) =>
  sql<string | null>`(select ${column} from ${wornCosmetics} where ${wornCosmetics.userId} = ${users.id})`;

/** A user with what decides which frame and emblem others see. */
export const wearerColumns = {
  ...personColumns,
  birthDate: users.birthDate,
  frame: selectWorn(wornCosmetics.frame),
  emblem: selectWorn(wornCosmetics.emblem),
};
export interface Wearer extends Person {
  birthDate: string | null;
  /** Id of the frame. */
  frame: string | null;
  emblem: string | null;
}

export async function findWearer(db: Db, id: string): Promise<Wearer | null> {
  const [row] = await db.select(wearerColumns).from(users).where(eq(users.id, id));
  return row ?? null;
}
