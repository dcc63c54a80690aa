import type { JsonObject } from '../Json.ts';

/** Must accept any document: it runs before anything but size and depth was checked. */
type Migration = (document: JsonObject) => JsonObject;

/** By the format they start from. */
export interface Migrations {
  readonly [from: number]: Migration;
}

/** Never change or remove a step: drafts of every age come through here. */
export const migrations: Migrations = {};
