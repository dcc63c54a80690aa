import { randomUUID } from 'node:crypto';

/** A user name that nobody has, and that the search, which finds what is alike, does not find for another. */
export function createUniqueUsername(): string {
  return `user${randomUUID().replaceAll('-', '').slice(0, 12)}`;
}
