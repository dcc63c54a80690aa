import { createDraftUpdate, type DraftTrashAndLog, materialize, openDraft } from '@playloom/draft';
import {
  hashGame,
  isRecord,
  limits,
  parseGame,
  type Game,
  type Json,
  type JsonObject,
  type Problem,
  type Result,
} from '@playloom/game-format';
import * as Y from 'yjs';

/** Decodes the document from a draft's bytes. */
export function decodeDraftDocument(state: Uint8Array): Json {
  const doc = new Y.Doc();
  try {
    Y.applyUpdate(doc, state);
    return materialize(openDraft(doc));
  } finally {
    doc.destroy();
  }
}

/** Returns the content hash that a release of this document would have, or null while it has problems. */
export function hashContent(document: Json): string | null {
  const parsed = parseGame(document);
  return parsed.ok ? hashGame(parsed.value) : null;
}

/**
 * Creates a draft from a document that may be invalid. Anything with the rough shape of a game can be opened, and the
 * editor shows its problems.
 */
export function createLenientDraft(document: Json, past?: DraftTrashAndLog): Result<Uint8Array, Problem[]> {
  const parsed = parseGame(document);
  if (parsed.ok) return { ok: true, value: createDraftUpdate(parsed.value, past) };
  // A document from a newer version of Playloom would lose the fields that this version does not know.
  if ((document as { format?: unknown }).format !== limits.CURRENT_FORMAT) return parsed;
  try {
    const whole = complete(makeEmptyGame() as unknown as Json, document);
    const state = createDraftUpdate(whole as unknown as Game, past);
    decodeDraftDocument(state);
    return { ok: true, value: state };
  } catch {
    // Nested too deep for a shared document, or with a list where it needs a record.
    return parsed;
  }
}

/**
 * Fills in missing parts, and parts of the wrong type, from an empty game. Wrong values stay, so that the editor can
 * show them.
 */
function complete(empty: Json, given: Json | undefined): Json {
  if (Array.isArray(empty)) return Array.isArray(given) ? given : empty;
  if (!isRecord(empty)) return given === undefined ? empty : given;
  if (!isRecord(given)) return empty;
  const parts = given as JsonObject;
  const whole = Object.entries(empty as JsonObject).map(([name, part]) => [
    name,
    part === undefined ? parts[name] : complete(part, parts[name]),
  ]);
  return { ...parts, ...(Object.fromEntries(whole) as JsonObject) };
}

/** Makes the smallest valid game. */
export function makeEmptyGame(title = ''): Game {
  const parsed = parseGame({ format: limits.CURRENT_FORMAT, settings: { title: title || 'New Game' } });
  if (!parsed.ok) throw new Error('The empty game document is not valid.');
  return parsed.value;
}

/** Lists the files that a document refers to, whether or not they were uploaded here. */
export function listReferencedFileNames(document: Json): string[] {
  const assets = (document as { assets?: unknown }).assets;
  if (!isRecord(assets)) return [];
  const names = Object.values(assets as Record<string, unknown>).map((asset) =>
    isRecord(asset) ? (asset as { file?: unknown }).file : undefined,
  );
  return [...new Set(names.filter((name) => typeof name === 'string'))];
}
