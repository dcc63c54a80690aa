import type { EndpointBody, Endpoints } from '@playloom/api-contract';
import { storeFile } from '../../../files/storeFile.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithFiles } from '../../../files/FileStore.ts';
import type { WithDocuments } from '../documents/DocumentThreads.ts';
import type { WithEngineVersion } from '../../../engines/readEngineVersion.ts';
import { insertDraft, linkDraftFiles } from '../drafts/draftQueries.ts';
import { toDocumentProblem } from '../documents/toDocumentProblem.ts';
import { inheritCover } from '../covers/inheritCover.ts';
import { insertGame } from '../drafts/insertGame.ts';
import { validateTitle } from '../drafts/validateTitle.ts';
import { readTemplate } from './readTemplate.ts';

/** The number that the first release of a game will get. */
const FIRST_RELEASE = 1;
/** Some clients send this value if they have no preferred region. */
const ANY_REGION = 'any';

/** Creates a draft from a template or another game. Nothing is published. */
export async function createGameFromTemplate(
  services: WithClock & WithDatabase & WithFiles & WithDocuments & WithEngineVersion,
  userId: string,
  { game: wanted, templateInfo }: EndpointBody<Endpoints['createGame']>,
): Promise<{ _id: string; gameSlug: string; releases: { release: number }[] }> {
  const { db, clock, files, documents, engineVersion } = services;
  const title = validateTitle(wanted.title);
  const preferredRegion = wanted.preferredRegion === ANY_REGION ? '' : wanted.preferredRegion;
  const template = await readTemplate(services, templateInfo.templateSlug);
  const built = await documents.run('buildDraft', { text: template.document, title });
  if (!built.ok) throw toDocumentProblem(built.error);
  const { state, contentHash, about, files: assetFiles } = built.value;
  const now = clock.now();
  const row = await db.transaction(async (tx) => {
    const added = await insertGame(tx, {
      creatorId: userId,
      title,
      about,
      preferredRegion,
      engineVersion,
      now,
    });
    for (const { bytes, extension } of template.files) {
      const contentType = `image/${extension}`;
      await storeFile(tx, files, { bytes, extension, contentType, ownerId: userId, now });
    }
    await linkDraftFiles(tx, added.id, assetFiles);
    await inheritCover(tx, added.id, template.cover);
    const draft = { gameId: added.id, state, contentHash, revision: 1, editedAt: now, editedBy: userId };
    await insertDraft(tx, draft);
    return added;
  });
  return { _id: row.id, gameSlug: row.slug, releases: [{ release: FIRST_RELEASE }] };
}
