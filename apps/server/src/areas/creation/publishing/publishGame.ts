import { and, eq } from 'drizzle-orm';
import { CoverNotFound } from './publishingErrors.ts';
import { NotAllowed } from '../../../http/errors.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithLog } from '../../../process/createLogger.ts';
import type { WithJobs } from '../../../jobs/createJobQueue.ts';
import type { WithPlans } from '../../economy/plans/readPlans.ts';
import type { WithDocuments } from '../documents/DocumentThreads.ts';
import type { DocumentSource } from '../documents/documentJobs.ts';
import type { WithScripts } from '../releases/ScriptChecker.ts';
import type { WithEngineVersion } from '../../../engines/readEngineVersion.ts';
import type { WithDrafts } from '../drafts/DraftHub.ts';
import type { WithRooms } from '../../../rooms-gateway/RoomsGateway.ts';
import { findDraftAccess, hasDraft, type DraftRow } from '../drafts/draftQueries.ts';
import { findRelease } from '../games/gameQueries.ts';
import { isImageOfGame } from '../../../files/fileQueries.ts';
import type { Db, WithDatabase } from '../../../storage/openDatabase.ts';
import { drafts, games, type GameRow } from '../../../storage/schema.ts';
import { readFlushedDraft } from '../drafts/ensureDraft.ts';
import { setDraftMaxPlayers } from '../drafts/maxPlayers.ts';
import { validateTitle } from '../drafts/validateTitle.ts';
import { hasDraftPermission, requireDraftPermission } from '../drafts/policy.ts';
import { checkPlayersLimit } from '../../economy/plans/checkPlayersLimit.ts';
import { requestCover } from '../covers/drawMissingCover.ts';
import { requireAssetFiles, readPlayableGame } from '../releases/readGameDocument.ts';
import { setGameUnlisted } from '../games/setGameUnlisted.ts';
import { storeRelease } from '../releases/storeRelease.ts';
import { notifyFollowers } from './notifyFollowers.ts';
import { republishRelease } from './republishRelease.ts';

export type PublishServices = WithClock &
  WithLog &
  WithDatabase &
  WithJobs &
  WithPlans &
  WithDocuments &
  WithScripts &
  WithEngineVersion &
  WithDrafts &
  WithRooms;

/** What becomes live: the draft, a document that was sent, or the release or draft that is stored. */
type PublicationSource =
  | { kind: 'draft' }
  | { kind: 'document'; body: Uint8Array }
  /** The earlier release with the expected number. If there is none, the draft. */
  | { kind: 'stored' };

interface Publication {
  source: PublicationSource;
  /** The number that the caller expects the live release to have. If it gets another one, nothing is published. */
  expected: number | null;
  notes: string;
  /** The new room size, which is also written into the draft. If missing, the value in the document is used. */
  maxPlayers?: number | undefined;
  /** If missing, the current setting stays. The same goes for the next two. */
  isUnlisted?: boolean | undefined;
  isOpenSource?: boolean | undefined;
  /** Name of an image file of the game. */
  cover?: string | undefined;
}

/** Publishes a game in one transaction. Throws the problems of the game. Running rooms keep their release. */
export async function publishGame(
  services: PublishServices,
  userId: string,
  id: string,
  publication: Publication,
): Promise<{ _id: string; gameSlug: string; release: number }> {
  const { db } = services;
  const { game: row, role } = requireDraftPermission(await findDraftAccess(db, id, userId), 'edit');
  if (isOwnerDecision(row, publication) && !hasDraftPermission(role, 'own')) throw NotAllowed();
  const release = (await isEarlierRelease(db, row, publication))
    ? await republishRelease(services, row, publication)
    : await publishNew(services, userId, row, publication);
  return { _id: row.id, gameSlug: row.slug, release };
}

/** Only the owner decides whether the game is open source and listed. */
function isOwnerDecision(row: GameRow, { isOpenSource, isUnlisted }: Publication): boolean {
  const isNewLicense = isOpenSource !== undefined && isOpenSource !== row.isOpenSource;
  return isNewLicense || (isUnlisted !== undefined && isUnlisted !== row.isUnlisted);
}

async function isEarlierRelease(
  db: Db,
  { id }: GameRow,
  { source, expected }: Publication,
): Promise<boolean> {
  if (source.kind !== 'stored') return false;
  const isKnown = expected !== null && (await findRelease(db, id, expected)) !== null;
  return isKnown || !(await hasDraft(db, id));
}

async function publishNew(
  services: PublishServices,
  userId: string,
  row: GameRow,
  publication: Publication,
): Promise<number> {
  const { db, clock, engineVersion } = services;
  const { source, expected, notes, isUnlisted } = publication;
  const { draft, document } = await readSource(services, row, source);
  const game = await readPlayableGame(services, document, publication.maxPlayers);
  validateTitle(game.settings.title);
  await checkPlayersLimit(services, db, { ownerId: row.creatorId, maxPlayers: game.settings.maxPlayers });
  return db.transaction(async (tx) => {
    const now = clock.now();
    await requireAssetFiles(tx, game);
    const by = { userId, notes: notes.trim() };
    const release = await storeRelease(tx, { gameId: row.id, game, engineVersion, expected, by, now });
    await setGameUnlisted(tx, row, { isUnlisted, now });
    const listing = { isUnlisted: isUnlisted ?? row.isUnlisted };
    await notifyFollowers(services, tx, { game: row, release, ...game.settings, ...listing });
    await updatePresentation(tx, row, publication);
    await requestCover(services, tx, row, release);
    if (draft) await updatePublishedDraft(services, tx, draft, game.documentHash, publication);
    return release;
  });
}

async function readSource(
  services: WithDatabase & WithDocuments & WithDrafts,
  row: GameRow,
  source: PublicationSource,
): Promise<{ draft: DraftRow | null; document: DocumentSource }> {
  if (source.kind === 'document') return { draft: null, document: { kind: 'body', body: source.body } };
  const draft = await readFlushedDraft(services, row);
  return { draft, document: { kind: 'state', state: draft.state } };
}

async function updatePresentation(tx: Db, row: GameRow, { cover, isOpenSource }: Publication): Promise<void> {
  const isNewCover = cover !== undefined && cover !== row.coverFile;
  if (isNewCover && !(await isImageOfGame(tx, row.id, cover))) throw CoverNotFound();
  if (!isNewCover && isOpenSource === undefined) return;
  await tx
    .update(games)
    .set({
      ...(isNewCover ? { coverFile: cover, isCoverInherited: false } : {}),
      ...(isOpenSource === undefined ? {} : { isOpenSource }),
    })
    .where(eq(games.id, row.id));
}

async function updatePublishedDraft(
  services: WithDocuments,
  tx: Db,
  { gameId, revision }: DraftRow,
  contentHash: string,
  { maxPlayers }: Publication,
): Promise<void> {
  // The draft is the same as the release only if it was not edited in the meantime.
  const isStillIt = and(eq(drafts.gameId, gameId), eq(drafts.revision, revision));
  await tx.update(drafts).set({ contentHash }).where(isStillIt);
  if (maxPlayers !== undefined) await setDraftMaxPlayers(services, tx, gameId, maxPlayers);
}
