import { randomUUID } from 'node:crypto';

/** Creates a new username that is not similar to others, so that a search finds only this one. */
export function createUniqueUsername(): string {
  return `user${randomUUID().replaceAll('-', '').slice(0, 12)}`;
}
