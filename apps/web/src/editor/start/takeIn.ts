import type { User } from '@playloom/api-contract';
import type { GameFile, ImportReport } from '@playloom/editor-core';
import { parseGame } from '@playloom/game-format';
import { browserApi } from '../../session/browserApi.ts';
import type { EditorSession } from '../session/EditorSession.ts';
import { pathOfGame, pathOfLocalGame } from '../session/readWish.ts';
import { renameFiles, uploadFiles } from './carryFiles.ts';
import { DEFAULT_TITLE } from './GameForm.ts';

export interface TakenIn {
  /** Where the new game is. */
  readonly path: string;
  readonly report: ImportReport;
}

interface Arrival {
  readonly user: User | null;
  readonly uiOrigin: string;
}

/** Makes a game of one's own of a file: on the server for those with an account, else in this browser. */
export async function takeIn(
  { title, file, report }: { readonly title: string; readonly file: GameFile; readonly report: ImportReport },
  arrival: Arrival,
): Promise<TakenIn> {
  return arrival.user === null
    ? takeInHere(file, report)
    : takeInStored(title || DEFAULT_TITLE, file, report, arrival);
}

/** Why a file cannot become a game of this browser. */
export class CannotTakeIn extends Error {
  override readonly name = 'CannotTakeIn';
}

async function takeInHere(file: GameFile, report: ImportReport): Promise<TakenIn> {
  const parsed = parseGame(file.document);
  if (!parsed.ok) {
    throw new CannotTakeIn(
      `The game has problems that keep it from opening here: ${parsed.error[0]?.message ?? ''} With an account it opens, and the editor shows each of them.`,
    );
  }
  const { beginFromGame } = await import('../session/beginLocalGame.ts');
  const path = pathOfLocalGame(await beginFromGame(parsed.value));
  const count = Object.keys(file.files).length;
  const word = 'Pictures and sounds that only this file has: sign up, and import it again to bring them in.';
  return { path, report: count === 0 ? report : { ...report, leftOut: [...report.leftOut, word] } };
}

async function takeInStored(
  title: string,
  file: GameFile,
  report: ImportReport,
  arrival: Arrival,
): Promise<TakenIn> {
  const client = await browserApi();
  const document = file.document as Record<string, unknown>;
  const { _id, gameSlug } = (await client.adoptGame({ body: { title, document } })).data;
  const { renamed, refused } = await uploadFiles(client, _id, file.files);
  if (renamed.size > 0) await renameStored(gameSlug, renamed, arrival);
  const leftOut = refused.map((name) => `The file ${name}: it is no picture or sound that can be stored.`);
  return {
    path: pathOfGame(gameSlug),
    report: { ...report, leftOut: [...report.leftOut, ...leftOut] },
  };
}

async function renameStored(
  gameSlug: string,
  renamed: ReadonlyMap<string, string>,
  { user, uiOrigin }: Arrival,
): Promise<void> {
  const { openStoredSession } = await import('../session/openSession.ts');
  const session = await openStoredSession(gameSlug, { api: browserApi, user, uiOrigin });
  renameFiles(session, renamed);
  await untilKept(session);
  session.destroy();
}

/** Until the server has it; when it does not answer, the copy in this browser brings it there later. */
function untilKept({ saving }: EditorSession): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      const state = saving.get();
      if (state === 'saving' || state === 'loading') return;
      stop();
      resolve();
    };
    const stop = saving.subscribe(look);
    // The edit itself is heard a moment later than it is made.
    setTimeout(look, 1000);
  });
}
