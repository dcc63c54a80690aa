import { materialize } from '@playloom/draft';
import type { EditorSession } from '../EditorSession.ts';
import { storeWorkspace } from '../workspace/openWorkspace.ts';
import { findLocalGame, saveLocalGame } from '../../localGames/localGames.ts';

/**
 * Moves a local game to the signed-in user's account and returns its slug. The copy in this browser is marked
 * and kept, so that nothing is lost if the move fails. If two tabs notice the sign-up at the same time, only
 * one game is created.
 */
export async function moveLocalGameToAccount(session: EditorSession, localId: string): Promise<string> {
  return holdLock(`playloom-adopt-${localId}`, async () => {
    const known = findLocalGame(localId);
    if (known !== null && known.adoptedAs !== null) return known.adoptedAs;
    const { draft, game, trash, history, now } = session.editor;
    const { title } = game.get().settings;
    const document = materialize(draft) as Record<string, unknown>;
    const client = await session.api();
    const past = {
      trash: trash.get().map((entry) => ({ ...entry })),
      log: history.get().log.map(({ label, at }) => ({ label, at })),
    };
    const { _id, gameSlug } = (
      await client.adoptGame({
        body: { title, document, past, ...(known?.from === undefined ? {} : { templateSlug: known.from }) },
      })
    ).data;
    storeWorkspace(_id, session.workspace.get());
    saveLocalGame({ ...known, id: localId, title, editedAt: now(), adoptedAs: gameSlug });
    return gameSlug;
  });
}

function holdLock<Value>(name: string, act: () => Promise<Value>): Promise<Value> {
  return 'locks' in navigator ? navigator.locks.request(name, act) : act();
}
