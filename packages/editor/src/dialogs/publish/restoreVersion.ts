import type { Version } from '@playloom/api-contract';
import { parseGame } from '@playloom/game-format';
import type { EditorSession } from '../../session/EditorSession.ts';
import { replaceDraft } from '../../session/replaceDraft.ts';

/** Thrown with a message for the user when a version can't be restored. */
class CannotRestore extends Error {
  override readonly name = 'CannotRestore';
}

/** Restores the draft to a version, as one step that can be undone. */
export async function restoreVersion(
  session: EditorSession,
  gameId: string,
  version: Version,
): Promise<void> {
  const client = await session.api();
  const document = await client.readVersion({ params: { id: gameId, version: version.id } });
  const parsed = parseGame(document);
  if (!parsed.ok) {
    throw new CannotRestore(
      `This version has problems, so it can’t be restored. ${parsed.error[0]?.message ?? ''}`,
    );
  }
  const label = version.name === '' ? 'Restore an earlier version' : `Restore ${version.name}`;
  if (!replaceDraft(session.editor, parsed.value, label)) {
    throw new CannotRestore('You need edit access to restore a version.');
  }
}
