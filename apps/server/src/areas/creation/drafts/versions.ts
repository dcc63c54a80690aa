import { apiLimits, type Version } from '@playloom/api-contract';
import { TooManyVersions, VersionNotFound } from './draftErrors.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithDocuments } from '../documents/DocumentThreads.ts';
import type { WithDrafts } from './DraftHub.ts';
import { findDraftAccess } from './draftQueries.ts';
import {
  findVersionDocument,
  insertVersion,
  listVersionAges,
  listVersionRows,
  type VersionRow,
} from './versionQueries.ts';
import type { UserRow } from '../../../storage/schema.ts';
import { acquireTransactionLock } from '../../../storage/acquireTransactionLock.ts';
import { readFlushedDraft } from './ensureDraft.ts';
import { requireDraftPermission } from './policy.ts';
import { AUTOMATIC_VERSIONS_MAX } from './chooseVersionsToPrune.ts';

/** The part of the list that automatic versions leave for named ones. */
const NAMED_VERSIONS_MAX = apiLimits.VERSIONS_LISTED_MAX - AUTOMATIC_VERSIONS_MAX;

export async function listVersions({ db }: WithDatabase, userId: string, id: string): Promise<Version[]> {
  const { game } = requireDraftPermission(await findDraftAccess(db, id, userId), 'view');
  return (await listVersionRows(db, game.id, apiLimits.VERSIONS_LISTED_MAX)).map(presentVersion);
}

/** Saves the current draft as a version, with all pending edits. */
export async function saveVersion(
  services: WithClock & WithDatabase & WithDocuments & WithDrafts,
  user: UserRow,
  id: string,
  name: string,
): Promise<Version> {
  const { db, clock, documents } = services;
  const { game } = requireDraftPermission(await findDraftAccess(db, id, user.id), 'edit');
  const draft = await readFlushedDraft(services, game);
  const document = await documents.run('writeDocument', { state: draft.state });
  const version = { gameId: game.id, name, createdAt: clock.now(), createdBy: user.id };
  const added = await db.transaction(async (tx) => {
    await acquireTransactionLock(tx, `versions ${game.id}`);
    const named = (await listVersionAges(tx, game.id)).filter((known) => known.name !== '');
    if (named.length >= NAMED_VERSIONS_MAX) throw TooManyVersions();
    return insertVersion(tx, { ...version, document });
  });
  return presentVersion({ ...version, id: added.id, creatorName: user.username });
}

export async function readVersionDocument(
  { db }: WithDatabase,
  userId: string,
  id: string,
  version: string,
): Promise<string> {
  const { game } = requireDraftPermission(await findDraftAccess(db, id, userId), 'view');
  const document = await findVersionDocument(db, game.id, version);
  if (document === null) throw VersionNotFound();
  return document;
}

function presentVersion({ id, name, createdAt, creatorName }: VersionRow): Version {
  return { id, name, createdAt: createdAt.toISOString(), createdBy: creatorName };
}
