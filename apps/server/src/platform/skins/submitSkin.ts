import { limits, type Skin, type SkinCharacter } from '@playloom/api-contract';
import type { FastifyRequest } from 'fastify';
import { storeFile } from '../../files/storeFile.ts';
import { GameNotFound, MembersOnly, SignInToPlay, SkinsNotTaken, TooManySkins } from '../../http/errors.ts';
import type { SignedIn } from '../../http/session.ts';
import type { Services } from '../../services.ts';
import { findGame, type PublishedGame } from '../../storage/gameQueries.ts';
import type { Db } from '../../storage/openDatabase.ts';
import { countWaitingSkins, findGameSkins, insertSkin } from '../../storage/skinQueries.ts';
import { takeTurn } from '../../storage/takeTurn.ts';
import { judgeAccess } from '../games/policy.ts';
import { readStanding } from '../games/readStanding.ts';
import { notify } from '../notifications/notify.ts';
import { readUpload } from '../pictures/readUpload.ts';
import { presentSkin } from './presentSkin.ts';

const PIXELS_PER_TILE = 64;
const SIDE_MIN = 16;
const SIDE_MAX = 512;

/** Takes in a picture for a game's character, made anew in its size, for the creator to decide about. */
export async function submitSkin(
  services: Services,
  signedIn: SignedIn,
  id: string,
  request: FastifyRequest,
): Promise<Skin> {
  const { db, images, files, clock } = services;
  const { user } = signedIn;
  const game = await needOpenGame(db, id, signedIn);
  const setting = await findGameSkins(db, game.id);
  if (!setting) throw SkinsNotTaken();
  await refuseMany(db, game.id, user.id);
  const bytes = await images.toSprite(await readUpload(request), sizeOf(setting.character));
  const skin = await db.transaction(async (tx) => {
    await takeTurn(tx, `skins ${game.id} ${user.id}`);
    await refuseMany(tx, game.id, user.id);
    const now = clock.now();
    const picture = { bytes, extension: 'png', contentType: 'image/png', ownerId: user.id, now };
    const file = await storeFile(tx, files, picture);
    const row = { gameId: game.id, userId: user.id, unit: setting.unit, file, createdAt: now };
    const added = await insertSkin(tx, { ...row, status: 'waiting' });
    await notify(services, tx, {
      userIds: [game.creatorId],
      kind: 'skin',
      text: `${user.username} made a skin for ${game.title}.`,
      href: `/user/${game.creator.username}/games/${game.slug}/skins`,
      key: `skin ${added.id}`,
    });
    return added;
  });
  return presentSkin({ skin, username: user.username, gameSlug: game.slug, game: game.title, wornId: null });
}

/** Who may not play a game has nothing to wear in it. */
async function needOpenGame(db: Db, id: string, signedIn: SignedIn): Promise<PublishedGame> {
  const game = await findGame(db, id);
  if (!game) throw GameNotFound();
  const access = judgeAccess(game.visibility, await readStanding(db, game, signedIn));
  if (access === 'sign-in-needed') throw SignInToPlay();
  if (access === 'members-only') throw MembersOnly();
  return game;
}

async function refuseMany(db: Db, gameId: string, userId: string): Promise<void> {
  if ((await countWaitingSkins(db, gameId, userId)) >= limits.SKINS_WAITING_MAX) throw TooManySkins();
}

function sizeOf({ width, height }: SkinCharacter): { width: number; height: number } {
  const shrink = Math.min(1, SIDE_MAX / (Math.max(width, height) * PIXELS_PER_TILE));
  const side = (tiles: number) => Math.max(SIDE_MIN, Math.round(tiles * PIXELS_PER_TILE * shrink));
  return { width: side(width), height: side(height) };
}
