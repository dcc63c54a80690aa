import { applyEdits, openDraft, readPart } from '@playloom/draft';
import type { Game } from '@playloom/game-format';
import * as Y from 'yjs';
import { findDraft, lockDraft, updateDraft } from '../../storage/draftQueries.ts';
import type { Db } from '../../storage/openDatabase.ts';

const PATH = ['settings', 'maxPlayers'];

/** The same game for rooms of this size; without a number it stays as it is. */
export function withMaxPlayers(game: Game, maxPlayers: number | undefined): Game {
  if (maxPlayers === undefined || maxPlayers === game.settings.maxPlayers) return game;
  return { ...game, settings: { ...game.settings, maxPlayers } };
}

/** Writes the size of rooms into the stored draft, so that the next release has it too. Open editors merge it with their next save. */
export async function writeMaxPlayers(tx: Db, gameId: string, maxPlayers: number): Promise<void> {
  const row = (await lockDraft(tx, gameId)) && (await findDraft(tx, gameId));
  if (!row) return;
  const doc = new Y.Doc();
  Y.applyUpdate(doc, row.state);
  const draft = openDraft(doc);
  if (readPart(draft, PATH) !== maxPlayers) {
    applyEdits(draft, [{ kind: 'set', path: PATH, value: maxPlayers }], null);
    await updateDraft(tx, gameId, { state: Y.encodeStateAsUpdate(doc), revision: row.revision + 1 });
  }
  doc.destroy();
}
