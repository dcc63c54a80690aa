import type { ApiClient } from '@playloom/api-contract';
import { setNewGameFlag } from '@playloom/site/games/newGameFlag.ts';
import { getPlayPath } from '@playloom/site/paths/getPlayPath.ts';
import type { KeyValueStorage } from '@playloom/site/browser/getBrowserStorage.ts';
import type { EditorSession, SaveState } from '../../session/EditorSession.ts';
import { waitUntilSaved } from '../../session/waitUntilSaved.ts';

export type PublishStage = 'saving' | 'publishing';

interface PublishRequest {
  readonly notes: string;
  readonly isOpenSource?: boolean;
  readonly isUnlisted?: boolean;
  /** File name of the uploaded cover image. */
  readonly cover?: string;
}

export interface PublishResult {
  readonly gameSlug: string;
  readonly release: number;
  readonly isFirst: boolean;
}

/** Thrown with a message for the user when the draft can't be published. */
class CannotPublish extends Error {
  override readonly name = 'CannotPublish';
}

const UNPUBLISHABLE: { readonly [state in SaveState]?: string } = {
  offline: 'You’re offline, so your latest edits are not on the server yet. Publish when you’re back online.',
  failed: 'Your game wasn’t published because your latest edits couldn’t be saved. Try again in a moment.',
  removed: 'You can’t publish this game because it’s in the trash or no longer shared with you.',
  'too-complex':
    'Your game wasn’t published because your latest changes are too complex to save. Undo them, reload the page, and try again.',
  local: 'Sign up or log in to publish this game.',
};

/** Publishes the draft once the server has all local edits. */
export async function publishSavedDraft(
  session: Pick<EditorSession, 'api' | 'saving' | 'identity'>,
  request: PublishRequest,
  onStage: (stage: PublishStage) => void,
): Promise<PublishResult> {
  const identity = session.identity.get();
  if (identity.kind !== 'stored') throw new CannotPublish(UNPUBLISHABLE.local);
  onStage('saving');
  const why = UNPUBLISHABLE[await waitUntilSaved(session.saving)];
  if (why !== undefined) throw new CannotPublish(why);
  onStage('publishing');
  const client: Pick<ApiClient, 'publishDraft'> = await session.api();
  const { gameSlug, release } = (
    await client.publishDraft({ params: { id: identity.gameId }, body: { ...request } })
  ).data;
  session.identity.set({ ...identity, release });
  return { gameSlug, release, isFirst: identity.release === null };
}

/**
 * After the first release, returns the path of the play page, which then announces once that the game is
 * live. Returns null after later releases, when the user stays in the editor.
 */
export function prepareNewGameWelcome(
  storage: KeyValueStorage,
  { gameSlug, isFirst }: PublishResult,
): string | null {
  if (!isFirst) return null;
  setNewGameFlag(storage, gameSlug);
  return getPlayPath(gameSlug);
}
