import { apiLimits, type Skin, type SkinCharacter } from '@playloom/api-contract';
import type { FastifyRequest } from 'fastify';
import { storeFile } from '../../../files/storeFile.ts';
import { MembersOnly, SignInToPlay } from '../../creation/games/gameErrors.ts';
import { GameNotFound } from '../../../http/errors.ts';
import { SkinsNotAccepted, TooManySkins } from './skinErrors.ts';
import type { SignedInSession } from '../../../http/session.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithJobs } from '../../../jobs/createJobQueue.ts';
import type { WithFiles } from '../../../files/FileStore.ts';
import type { WithImages } from '../../../files/ImageConverter.ts';
import { findGame, type PublishedGame } from '../../creation/games/gameQueries.ts';
import type { Db, WithDatabase } from '../../../storage/openDatabase.ts';
import { countPendingSkins, findGameSkins, insertSkin } from './skinQueries.ts';
import { acquireTransactionLock } from '../../../storage/acquireTransactionLock.ts';
import { resolveGameAccess } from '../../creation/games/policy.ts';
import { readGameMembership } from '../../creation/games/readGameMembership.ts';
import { queueNotification } from '../../people/notifications/queueNotification.ts';
import { readUpload } from '../../../http/readUpload.ts';
import { presentSkin } from './presentSkin.ts';

const PIXELS_PER_TILE = 64;
const SIDE_MIN = 16;
const SIDE_MAX = 512;

/**
 * Submits an image for a game's character. It is re-encoded at the size of the character, and the creator reviews it.
 */
export async function submitSkin(
  services: WithClock & WithDatabase & WithJobs & WithFiles & WithImages,
  signedIn: SignedInSession,
  id: string,
  request: FastifyRequest,
): Promise<Skin> {
  const { db, images, files, clock } = services;
  const { user } = signedIn;
  const game = await requirePlayableGame(db, id, signedIn);
  const setting = await findGameSkins(db, game.id);
  if (!setting) throw SkinsNotAccepted();
  await enforceSkinLimit(db, game.id, user.id);
  const bytes = await images.toSprite(await readUpload(request), computeSkinSize(setting.character));
  const skin = await db.transaction(async (tx) => {
    await acquireTransactionLock(tx, `skins ${game.id} ${user.id}`);
    await enforceSkinLimit(tx, game.id, user.id);
    const now = clock.now();
    const skinImage = { bytes, extension: 'png', contentType: 'image/png', ownerId: user.id, now };
    const file = await storeFile(tx, files, skinImage);
    const row = { gameId: game.id, userId: user.id, unit: setting.unit, file, createdAt: now };
    const added = await insertSkin(tx, { ...row, status: 'waiting' });
    await queueNotification(services, tx, {
      userIds: [game.creatorId],
      kind: 'skin',
      text: `${user.username} submitted a skin for ${game.title}.`,
      href: `/user/${game.creator.username}/games/${game.slug}/skins`,
      key: `skin ${added.id}`,
    });
    return added;
  });
  const { username } = user;
  return presentSkin({ skin, username, gameSlug: game.slug, game: game.title, wornId: null, reward: null });
}

/** Finds a game that the user can play. Only such games accept skins from them. */
async function requirePlayableGame(db: Db, id: string, signedIn: SignedInSession): Promise<PublishedGame> {
  const game = await findGame(db, id);
  if (!game) throw GameNotFound();
  const access = resolveGameAccess(game.visibility, await readGameMembership(db, game, signedIn));
  if (access === 'sign-in-needed') throw SignInToPlay();
  if (access === 'members-only') throw MembersOnly();
  return game;
}

async function enforceSkinLimit(db: Db, gameId: string, userId: string): Promise<void> {
  if ((await countPendingSkins(db, gameId, userId)) >= apiLimits.SKINS_WAITING_MAX) throw TooManySkins();
}

function computeSkinSize({ width, height }: SkinCharacter): { width: number; height: number } {
  const shrink = Math.min(1, SIDE_MAX / (Math.max(width, height) * PIXELS_PER_TILE));
  const side = (tiles: number) => Math.max(SIDE_MIN, Math.round(tiles * PIXELS_PER_TILE * shrink));
  return { width: side(width), height: side(height) };
}
