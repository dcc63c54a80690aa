import type { Endpoints, ResponseOf } from '@playloom/api-contract';
import { eq } from 'drizzle-orm';
import { GameNotFound } from '../../http/errors.ts';
import type { Services } from '../../services.ts';
import type { PublishedGame } from '../../storage/gameQueries.ts';
import { users } from '../../storage/schema.ts';
import type { TestRelease } from '../../storage/testReleaseQueries.ts';
import { readTokens } from '../web3/readTokens.ts';
import { MEMBERS } from './policy.ts';
import { presentGame } from './presentGame.ts';

type ReadGame = ResponseOf<Endpoints['readGame']>['data'];
type ReadInvite = ResponseOf<Endpoints['readInvite']>['data'];

/** The play page of a game that is not published yet, for whoever tests it. */
export async function presentTest(services: Services, test: TestRelease): Promise<ReadGame> {
  const { game, release, engineVersion } = test;
  const creator = await findCreator(services, game.creatorId);
  // Only its signed address leads to the release: nobody is to fetch it ahead.
  const shown: PublishedGame = { ...game, liveRelease: release, engineVersion, visibility: MEMBERS, creator };
  const standing = { isSignedIn: true, isMember: true };
  const { config, db } = services;
  const tokens = await readTokens(db, game);
  return { game: presentGame(shown, { standing, playing: new Map(), tokens, config }), similar: [] };
}

export async function presentTestInvite(services: Services, { game }: TestRelease): Promise<ReadInvite> {
  const { username } = await findCreator(services, game.creatorId);
  return {
    inviter: username,
    game: game.title,
    gameSlug: game.slug,
    isRoomOpen: true,
    room: 'open',
    players: 0,
  };
}

async function findCreator({ db }: Services, id: string) {
  const [row] = await db
    .select({ id: users.id, username: users.username, pictureFile: users.pictureFile })
    .from(users)
    .where(eq(users.id, id));
  if (!row) throw GameNotFound();
  return row;
}
