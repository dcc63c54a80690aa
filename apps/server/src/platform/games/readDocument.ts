import { DocumentInvalid, ScriptsInvalid } from '../../http/errors.ts';
import type { Services } from '../../services.ts';
import { listUnknownFiles } from '../../storage/fileQueries.ts';
import type { Db } from '../../storage/openDatabase.ts';
import type { DocumentSource } from '../documents/documentJobs.ts';
import { PROBLEMS_TOLD, refuseDocument } from '../documents/refuseDocument.ts';
import type { PackedGame } from './packGame.ts';

/** The game that a document stands for; throws what has to be put right. */
export async function readDocument(
  { documents }: Pick<Services, 'documents'>,
  source: DocumentSource,
  maxPlayers?: number,
): Promise<PackedGame> {
  const packed = await documents.run('pack', { source, maxPlayers });
  if (packed.ok) return packed.value;
  throw refuseDocument(packed.error);
}

/** A game that players may get: its document is in order, and its scripts would run. */
export async function readPlayable(
  services: Pick<Services, 'documents' | 'scripts'>,
  source: DocumentSource,
  maxPlayers?: number,
): Promise<PackedGame> {
  const { scripts } = services;
  const game = await readDocument(services, source, maxPlayers);
  const problems = await scripts.check(game.scripts);
  if (problems.length === 0) return game;
  const told = problems.slice(0, PROBLEMS_TOLD);
  // The editor goes to the place that each name says.
  throw ScriptsInvalid(
    Object.fromEntries(
      told.map(({ script, file, line, column, message }) => [`${script}/${file}:${line}:${column}`, message]),
    ),
  );
}

/** A name that is no file of ours would be a hole in the game for everybody. */
export async function checkFiles(tx: Db, game: Pick<PackedGame, 'assets'>): Promise<void> {
  const unknown = new Set(
    await listUnknownFiles(
      tx,
      Object.values(game.assets).map(({ file }) => file),
    ),
  );
  const holes = Object.entries(game.assets).filter(([, { file }]) => unknown.has(file));
  if (holes.length === 0) return;
  const told = holes.slice(0, PROBLEMS_TOLD);
  throw DocumentInvalid(
    Object.fromEntries(told.map(([asset]) => [`assets.${asset}.file`, 'This file was not uploaded.'])),
  );
}
