import type { EndpointBody, Endpoints } from '@playloom/api-contract';
import type { WithClock } from '../../../process/clock.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithDocuments } from '../documents/DocumentThreads.ts';
import type { WithEngineVersion } from '../../../engines/readEngineVersion.ts';
import { insertDraft, linkDraftFiles } from '../drafts/draftQueries.ts';
import type { UserRow } from '../../../storage/schema.ts';
import { insertVersion } from '../drafts/versionQueries.ts';
import { toDocumentProblem } from '../documents/toDocumentProblem.ts';
import { inheritCover } from '../covers/inheritCover.ts';
import { insertGame } from '../drafts/insertGame.ts';
import { validateTitle } from '../drafts/validateTitle.ts';
import { findTemplateCover } from './readTemplate.ts';

type AdoptBody = Pick<EndpointBody<Endpoints['adoptGame']>, 'title' | 'templateSlug'>;

/** The name of the version that stores a game as it was when it was added to the account. */
const FIRST_VERSION = 'Original version';

/** Adds a document as a game of the user: one from a file, or one started without an account. */
export async function importGameDocument(
  { db, clock, documents, engineVersion }: WithClock & WithDatabase & WithDocuments & WithEngineVersion,
  user: UserRow,
  { title: wantedTitle, templateSlug }: AdoptBody,
  body: Uint8Array,
): Promise<{ _id: string; gameSlug: string }> {
  const title = validateTitle(wantedTitle);
  const adopted = await documents.run('adopt', { body, title, username: user.username });
  if (!adopted.ok) throw toDocumentProblem(adopted.error);
  const { state, contentHash, about, files, document, hasPast } = adopted.value;
  const now = clock.now();
  const row = await db.transaction(async (tx) => {
    const plan = { creatorId: user.id, title, about, preferredRegion: '', engineVersion, now };
    const added = await insertGame(tx, plan);
    await linkDraftFiles(tx, added.id, files);
    if (templateSlug !== undefined)
      await inheritCover(tx, added.id, await findTemplateCover(tx, templateSlug));
    await insertDraft(tx, {
      gameId: added.id,
      state,
      contentHash,
      revision: 1,
      editedAt: now,
      editedBy: user.id,
    });
    if (hasPast) {
      const version = { gameId: added.id, name: FIRST_VERSION, createdAt: now, createdBy: user.id };
      await insertVersion(tx, { ...version, document });
    }
    return added;
  });
  return { _id: row.id, gameSlug: row.slug };
}
