import type { JsonObject } from '../Json.ts';

/** Must accept any document, because it runs before the schema is checked. Only size and depth are known. */
type Migration = (document: JsonObject) => JsonObject;

/** Keyed by the format they start from. */
export interface Migrations {
  readonly [from: number]: Migration;
}

/** Never change or remove a step: old drafts still need it. */
export const migrations: Migrations = {};
