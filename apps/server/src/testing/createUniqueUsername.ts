import { randomUUID } from 'node:crypto';

/** A username that is not taken and not similar to others, so that the search finds only this one. */
export function createUniqueUsername(): string {
  return `user${randomUUID().replaceAll('-', '').slice(0, 12)}`;
}
