import { DocumentInvalid } from '../documents/documentErrors.ts';
import { ScriptsInvalid } from './releaseErrors.ts';
import { ScriptsFailToStart } from './releaseErrors.ts';
import type { WithDocuments } from '../documents/DocumentThreads.ts';
import type { WithLog } from '../../../process/createLogger.ts';
import type { WithScripts } from './ScriptChecker.ts';
import type { WithEngineVersion } from '../../../engines/readEngineVersion.ts';
import type { WithRooms } from '../../../rooms-gateway/RoomsGateway.ts';
import { listUnknownFileNames } from '../../../files/fileQueries.ts';
import type { Db } from '../../../storage/openDatabase.ts';
import type { DocumentSource } from '../documents/documentJobs.ts';
import { PROBLEMS_REPORTED_MAX, toDocumentProblem } from '../documents/toDocumentProblem.ts';
import type { SerializedGame } from '../documents/serializeGame.ts';

const STUCK = 'A script ran too long while the game was starting, so it was stopped.';

/** Parses the document of a game. If it is invalid, throws its problems. */
export async function readGameDocument(
  { documents }: WithDocuments,
  source: DocumentSource,
  maxPlayers?: number,
): Promise<SerializedGame> {
  const packed = await documents.run('pack', { source, maxPlayers });
  if (packed.ok) return packed.value;
  throw toDocumentProblem(packed.error);
}

type PlayableServices = WithLog & WithDocuments & WithScripts & WithEngineVersion & WithRooms;

/**
 * Reads a game that is about to be published. Throws unless its document is valid and its scripts run while it starts.
 */
export async function readPlayableGame(
  services: PlayableServices,
  source: DocumentSource,
  maxPlayers?: number,
): Promise<SerializedGame> {
  const game = await readGameDocument(services, source, maxPlayers);
  const problems = await services.scripts.check(game.scripts);
  if (problems.length === 0) {
    await tryStart(services, game);
    return game;
  }
  const reported = problems.slice(0, PROBLEMS_REPORTED_MAX);
  // The keys contain the position of each problem, so that the editor can jump to it.
  throw ScriptsInvalid(
    Object.fromEntries(
      reported.map(({ script, file, line, column, message }) => [
        `${script}/${file}:${line}:${column}`,
        message,
      ]),
    ),
  );
}

/**
 * Starts the game once, in a thread of the rooms process. Rules have an execution limit, so a game without scripts
 * always starts. If no room is available, the game is published untested, and players see an error if it fails.
 */
async function tryStart(
  { rooms, engineVersion, log }: WithLog & WithEngineVersion & WithRooms,
  { scripts, document }: SerializedGame,
): Promise<void> {
  if (Object.keys(scripts).length === 0 || !rooms.tryStart) return;
  const { isStuck, problems } = await rooms.tryStart({ engineVersion, document }).catch((error: unknown) => {
    log.warn({ err: error }, 'could not test the start of a game');
    return { isStuck: false, problems: [] };
  });
  if (isStuck) throw ScriptsFailToStart({ start: STUCK });
  if (problems.length === 0) return;
  throw ScriptsFailToStart(
    Object.fromEntries(
      problems.slice(0, PROBLEMS_REPORTED_MAX).map(({ place, text }) => [`${place || 'start'}:1`, text]),
    ),
  );
}

/** Throws if an asset's file was not uploaded, because it would be missing for all players. */
export async function requireAssetFiles(tx: Db, game: Pick<SerializedGame, 'assets'>): Promise<void> {
  const unknown = new Set(
    await listUnknownFileNames(
      tx,
      Object.values(game.assets).map(({ file }) => file),
    ),
  );
  const holes = Object.entries(game.assets).filter(([, { file }]) => unknown.has(file));
  if (holes.length === 0) return;
  const reported = holes.slice(0, PROBLEMS_REPORTED_MAX);
  throw DocumentInvalid(
    Object.fromEntries(reported.map(([asset]) => [`assets.${asset}.file`, 'This file was not uploaded.'])),
  );
}
