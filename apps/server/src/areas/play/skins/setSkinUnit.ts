import { ReleaseNotFound, UnitNotFound } from '../../../http/errors.ts';
import type { Services } from '../../../app/services.ts';
import { findDraftAccess } from '../../creation/drafts/draftQueries.ts';
import { deleteGameSkins, setGameSkins } from './skinQueries.ts';
import { requireDraftPermission } from '../../creation/drafts/policy.ts';
import { readLiveDocument } from './readLiveDocument.ts';

/** Allows skins for one character of a game, or disables skins. Once disabled, players appear without them. */
export async function setSkinUnit(
  { db, clock, documents }: Services,
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
