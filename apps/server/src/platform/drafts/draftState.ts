import { createDraft, materialise, openDraft } from '@playloom/draft';
import { hashGame, parseGame, type Game, type Json, type Problem, type Result } from '@playloom/game-format';
import * as Y from 'yjs';

/** The document that the bytes of a draft stand for. */
export function materialiseState(state: Uint8Array): Json {
  const doc = new Y.Doc();
  try {
    Y.applyUpdate(doc, state);
    return materialise(openDraft(doc));
  } finally {
    doc.destroy();
  }
}

/** What the release of such a document would be called; null as long as it has problems. */
export function hashContent(document: Json): string | null {
  const parsed = parseGame(document);
  return parsed.ok ? hashGame(parsed.value) : null;
}

/** A new draft of a game that is in order, and its name by content. */
export function draftOf(game: Game): { state: Uint8Array; contentHash: string } {
  return { state: createDraft(game), contentHash: hashGame(game) };
}

/**
 * A draft of a document that need not be in order: whatever has the rough shape of a game can be opened, and the
 * editor shows what is wrong with it.
 */
export function draftOfAnything(document: Json): Result<Uint8Array, Problem[]> {
  const parsed = parseGame(document);
  try {
    const state = createDraft(parsed.ok ? parsed.value : (document as unknown as Game));
    const shown = materialiseState(state) as { settings?: unknown };
    if (parsed.ok || isObject(shown.settings)) return { ok: true, value: state };
  } catch {
    // Shared documents hold no lists where a game has records, nor anything endlessly deep.
  }
  return parsed.ok ? { ok: false, error: [] } : parsed;
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Files that a document names, whether or not they are ours. */
export function listAssetFiles(document: Json): string[] {
  const assets = (document as { assets?: unknown }).assets;
  if (!isObject(assets)) return [];
  const names = Object.values(assets as Record<string, unknown>).map((asset) =>
    isObject(asset) ? (asset as { file?: unknown }).file : undefined,
  );
  return [...new Set(names.filter((name) => typeof name === 'string'))];
}
