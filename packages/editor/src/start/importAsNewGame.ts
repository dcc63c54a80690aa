import type { User } from '@playloom/api-contract';
import type { GameFile, ImportReport } from '@playloom/editor-core';
import { parseGame } from '@playloom/game-format';
import { getEditorPath } from '@playloom/site/paths/getPlayPath.ts';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import type { EditorSession } from '../session/EditorSession.ts';
import { getLocalEditorPath } from '../session/readEditorRequest.ts';
import { renameGameFiles, uploadGameFiles } from '../gameFiles/gameFiles.ts';
import { DEFAULT_TITLE } from './GameForm.ts';

export interface ImportedGame {
  /** The editor path of the new game. */
  readonly path: string;
  readonly report: ImportReport;
}

interface ImportContext {
  readonly user: User | null;
  readonly uiOrigin: string;
}

/** Creates a game from a file: on the server for signed-in users, otherwise in this browser. */
export async function importAsNewGame(
  { title, file, report }: { readonly title: string; readonly file: GameFile; readonly report: ImportReport },
  context: ImportContext,
): Promise<ImportedGame> {
  return context.user === null
    ? importIntoBrowser(file, report)
    : importIntoAccount(title || DEFAULT_TITLE, file, report, context);
}

/** Thrown with a message for the user when a file can't become a local game. */
class CannotImport extends Error {
  override readonly name = 'CannotImport';
}

async function importIntoBrowser(file: GameFile, report: ImportReport): Promise<ImportedGame> {
  const parsed = parseGame(file.document);
  if (!parsed.ok) {
    throw new CannotImport(
      `This game has problems, so it can’t be imported without an account. ${parsed.error[0]?.message ?? ''} Sign up and import it again to fix the problems in the editor.`,
    );
  }
  const { createLocalGameFrom } = await import('../localGames/createLocalGame.ts');
  const path = getLocalEditorPath(await createLocalGameFrom(parsed.value));
  const count = Object.keys(file.files).length;
  const notice = 'Images and sounds stored in the file. To include them, sign up and import the file again.';
  return { path, report: count === 0 ? report : { ...report, leftOut: [...report.leftOut, notice] } };
}

async function importIntoAccount(
  title: string,
  file: GameFile,
  report: ImportReport,
  context: ImportContext,
): Promise<ImportedGame> {
  const client = await loadBrowserApi();
  const document = file.document as Record<string, unknown>;
  const { _id, gameSlug } = (await client.adoptGame({ body: { title, document } })).data;
  const { renamed, rejected } = await uploadGameFiles(client, _id, file.files);
  if (renamed.size > 0) await renameStored(gameSlug, renamed, context);
  const leftOut = rejected.map((name) => `${name} is not a supported image or sound file.`);
  return {
    path: getEditorPath(gameSlug),
    report: { ...report, leftOut: [...report.leftOut, ...leftOut] },
  };
}

async function renameStored(
  gameSlug: string,
  renamed: ReadonlyMap<string, string>,
  { user, uiOrigin }: ImportContext,
): Promise<void> {
  const { openGameSession } = await import('../workspace/openGameSession.ts');
  const session = await openGameSession('stored', gameSlug, { api: loadBrowserApi, user, uiOrigin });
  renameGameFiles(session, renamed);
  await waitUntilStored(session);
  session.destroy();
}

/**
 * Waits until the server has stored the game. If the server doesn't answer, the copy in this browser is sent
 * later.
 */
function waitUntilStored({ saving }: EditorSession): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      const state = saving.get();
      if (state === 'saving' || state === 'loading') return;
      stop();
      resolve();
    };
    const stop = saving.subscribe(look);
    // The save status changes a moment after the edit, so don't check it at once.
    setTimeout(look, 1000);
  });
}
