import { parseGame, type Game, type Problem } from '@playloom/game-format';
import { DocumentInvalid, ScriptsInvalid, type ApiProblem } from '../../http/errors.ts';
import type { Services } from '../../services.ts';
import { listUnknownFiles } from '../../storage/fileQueries.ts';
import type { Db } from '../../storage/openDatabase.ts';

/** Problems told at once; a creator mends them one by one anyway. */
const PROBLEMS_TOLD = 20;

/** The game that a document stands for; throws what has to be put right. */
export function readDocument(document: unknown): Game {
  const parsed = parseGame(document);
  if (parsed.ok) return parsed.value;
  throw refuseDocument(parsed.error);
}

/** A game that players may get: its document is in order, and its scripts would run. */
export async function readPlayable({ scripts }: Pick<Services, 'scripts'>, document: unknown): Promise<Game> {
  const game = readDocument(document);
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

export function refuseDocument(problems: readonly Problem[]): ApiProblem {
  const told = problems.slice(0, PROBLEMS_TOLD);
  return DocumentInvalid(Object.fromEntries(told.map(({ path, message }) => [path, message])));
}

/** A name that is no file of ours would be a hole in the game for everybody. */
export async function checkFiles(tx: Db, game: Game): Promise<void> {
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
