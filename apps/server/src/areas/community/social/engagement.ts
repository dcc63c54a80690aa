import type { Engagement } from '@playloom/api-contract';
import { MembersOnly, SignInToPlay } from '../../creation/games/gameErrors.ts';
import { GameNotFound } from '../../../http/errors.ts';
import type { SignedInSession } from '../../../http/session.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import { findGame, type PublishedGame } from '../../creation/games/gameQueries.ts';
import { listSanctionsOf } from '../../identity/sanctions/sanctionQueries.ts';
import { listHiddenUserIds } from '../../people/relationships/blockQueries.ts';
import { countComments, readLikes } from './socialQueries.ts';
import { canWriteInChat } from '../../identity/users/ageBands.ts';
import { resolveGameAccess } from '../../creation/games/policy.ts';
import { readGameMembership } from '../../creation/games/readGameMembership.ts';

type Dependencies = WithClock & WithDatabase;

/** Finds a game that this visitor may play. Throws for other visitors, who cannot see its comments either. */
export async function requireAccessibleGame(
  { db }: WithDatabase,
  id: string,
  signedIn: SignedInSession | null,
): Promise<PublishedGame> {
  const game = await findGame(db, id);
  if (!game) throw GameNotFound();
  const access = resolveGameAccess(game.visibility, await readGameMembership(db, game, signedIn));
  if (access === 'sign-in-needed') throw SignInToPlay();
  if (access === 'members-only') throw MembersOnly();
  return game;
}

export async function readEngagement(
  services: Dependencies,
  game: PublishedGame,
  signedIn: SignedInSession | null,
): Promise<Engagement> {
  const { db } = services;
  const hidden = signedIn ? await listHiddenUserIds(db, signedIn.user.id) : [];
  return {
    ...(await readLikes(db, game.id, signedIn?.user.id ?? null)),
    comments: await countComments(db, game.id, hidden),
    voice: await resolveCommentWritePermission(services, game, signedIn),
  };
}

/**
 * Resolves whether a visitor can write comments. Everyone can read them; users who can write in chats can write here.
 */
export async function resolveCommentWritePermission(
  { db, clock }: Dependencies,
  game: PublishedGame,
  signedIn: SignedInSession | null,
): Promise<Engagement['voice']> {
  if (!signedIn) return 'sign-in-needed';
  const { user } = signedIn;
  const held = await listSanctionsOf(db, { userId: user.id, gameId: game.id }, clock.now());
  if (held.length > 0) return 'muted';
  if (canWriteInChat(user, clock.now())) return 'free';
  return user.birthDate === null ? 'age-unknown' : 'too-young';
}
