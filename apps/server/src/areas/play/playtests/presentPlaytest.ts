import type { Endpoints, EndpointResponse } from '@playloom/api-contract';
import { eq } from 'drizzle-orm';
import { GameNotFound } from '../../../http/errors.ts';
import type { WithConfig } from '../../../process/config.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { PublishedGame } from '../../creation/games/gameQueries.ts';
import { users } from '../../../storage/schema.ts';
import type { TestRelease } from '../../creation/releases/testReleaseQueries.ts';
import { readGameTokens } from '../../creation/web3/readGameTokens.ts';
import { VISIBILITY_MEMBERS } from '../../creation/games/policy.ts';
import { presentGame } from '../../creation/showcase/presentGame.ts';

type ReadGame = EndpointResponse<Endpoints['readGame']>['data'];
type ReadInvite = EndpointResponse<Endpoints['readInvite']>['data'];

/** Presents the play page of an unpublished game to playtesters. */
export async function presentPlaytest(
  services: WithConfig & WithDatabase,
  test: TestRelease,
): Promise<ReadGame> {
  const { game, release, engineVersion } = test;
  const creator = await findCreator(services, game.creatorId);
  // The release can only be read with a signed address, so it is not prefetched.
  const shown: PublishedGame = {
    ...game,
    liveRelease: release,
    engineVersion,
    visibility: VISIBILITY_MEMBERS,
    creator,
  };
  const membership = { isSignedIn: true, isMember: true };
  const { config, db } = services;
  const tokens = await readGameTokens(db, game);
  return { game: presentGame(shown, { membership, playing: new Map(), tokens, config }), similar: [] };
}

export async function presentPlaytestInvite(
  services: WithDatabase,
  { game }: TestRelease,
): Promise<ReadInvite> {
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

async function findCreator({ db }: WithDatabase, id: string) {
  const [row] = await db
    .select({ id: users.id, username: users.username, avatarFile: users.avatarFile })
    .from(users)
    .where(eq(users.id, id));
  if (!row) throw GameNotFound();
  return row;
}
