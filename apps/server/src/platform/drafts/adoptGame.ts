import type { BodyOf, Endpoints } from '@playloom/api-contract';
import { draftLimits, type DraftPast } from '@playloom/draft';
import { parseGame, type Json, type JsonObject } from '@playloom/game-format';
import { DraftTooLarge } from '../../http/errors.ts';
import type { Services } from '../../services.ts';
import { insertDraft, keepDraftFiles } from '../../storage/draftQueries.ts';
import type { UserRow } from '../../storage/sessionQueries.ts';
import { insertVersion } from '../../storage/versionQueries.ts';
import { refuseDocument } from '../games/readDocument.ts';
import { draftOfAnything, hashContent, listAssetFiles, materialiseState } from './draftState.ts';
import { insertGame } from './insertGame.ts';
import { judgeTitle } from './judgeTitle.ts';

type AdoptBody = BodyOf<Endpoints['adoptGame']>;

/** The first version of a game that was begun without an account: what it was before anything of now happened to it. */
const FIRST_VERSION = 'As it came into your account';

/** Makes a document somebody's game: one from a file, or one they began before they had an account. */
export async function adoptGame(
  { db, clock, engineVersion }: Services,
  user: UserRow,
  body: AdoptBody,
): Promise<{ _id: string; gameSlug: string }> {
  const title = judgeTitle(body.title);
  const draft = draftOfAnything(withTitle(body.document as Record<string, Json>, title), pastOf(user, body));
  if (!draft.ok) throw refuseDocument(draft.error);
  const state = draft.value;
  if (state.length > draftLimits.DRAFT_BYTES_MAX) throw DraftTooLarge();
  const document = materialiseState(state);
  const parsed = parseGame(document);
  const now = clock.now();
  const row = await db.transaction(async (tx) => {
    const game = parsed.ok ? parsed.value : null;
    const plan = { creatorId: user.id, title, game, preferredRegion: '', engineVersion, now };
    const added = await insertGame(tx, plan);
    await keepDraftFiles(tx, added.id, listAssetFiles(document));
    await insertDraft(tx, {
      gameId: added.id,
      state,
      contentHash: hashContent(document),
      revision: 1,
      editedAt: now,
      editedBy: user.id,
    });
    if (body.past !== undefined) {
      const version = { gameId: added.id, name: FIRST_VERSION, createdAt: now, createdBy: user.id };
      await insertVersion(tx, { ...version, document: JSON.stringify(document) });
    }
    return added;
  });
  return { _id: row.id, gameSlug: row.slug };
}

function pastOf({ username }: UserRow, { past }: AdoptBody): DraftPast | undefined {
  return past && { trash: past.trash, log: past.log.map((step) => ({ ...step, by: username })) };
}

function withTitle(document: Record<string, Json>, title: string): Json {
  const { settings } = document;
  const isSettings = typeof settings === 'object' && settings !== null && !Array.isArray(settings);
  return { ...document, settings: isSettings ? { ...(settings as JsonObject), title } : { title } };
}
