import type { JsonObject } from '../json/Json.ts';

/** Upgrades a document by one format. Must accept any object, because only its size and depth were checked before. */
type Migration = (document: JsonObject) => JsonObject;

/** Migrations by the format that they upgrade from. */
export interface Migrations {
  readonly [from: number]: Migration;
}

/** Never change or remove a step: old drafts still need it. */
export const migrations: Migrations = {};
