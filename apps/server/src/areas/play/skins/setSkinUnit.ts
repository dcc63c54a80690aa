import { ReleaseNotFound } from '../../creation/releases/releaseErrors.ts';
import { UnitNotFound } from './skinErrors.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithDocuments } from '../../creation/documents/DocumentThreads.ts';
import { findDraftAccess } from '../../creation/drafts/draftQueries.ts';
import { deleteGameSkins, setGameSkins } from './skinQueries.ts';
import { requireDraftPermission } from '../../creation/drafts/policy.ts';
import { readLiveDocument } from './readLiveDocument.ts';

/** Allows skins for one character of a game, or disables skins. Once disabled, players appear without them. */
export async function setSkinUnit(
  { db, clock, documents }: WithClock & WithDatabase & WithDocuments,
  userId: string,
  id: string,
  unit: string | null,
): Promise<void> {
  const { game } = requireDraftPermission(await findDraftAccess(db, id, userId), 'edit');
  if (unit === null) return deleteGameSkins(db, game.id);
  const text = await readLiveDocument(db, game);
  if (text === null) throw ReleaseNotFound();
  const character = await documents.run('describeCharacter', { text, unit });
  if (!character) throw UnitNotFound();
  await setGameSkins(db, { gameId: game.id, unit, character, createdAt: clock.now() });
}
