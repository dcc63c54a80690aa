import sharp from 'sharp';
import { addMilliseconds, HOUR_MS } from '../process/clock.ts';
import { storeFile } from '../files/storeFile.ts';
import { describeCharacter } from '../areas/creation/documents/describeCharacter.ts';
import type { Starter } from '../areas/creation/starters/readStarters.ts';
import { insertSkin, setGameSkins, setWornSkin } from '../areas/play/skins/skinQueries.ts';
import { pickSome } from './createSeededRandomInt.ts';
import type { DemoGame, DemoSite } from './DemoSite.ts';

const GAMES_WITH_SKINS = 8;
const HUES = [60, 120, 180, 240, 300];
const REJECTION_REASON = 'Nice colors, but it looks like the other team.';
const STATES = ['waiting', 'approved', 'waiting', 'rejected', 'approved'] as const;

/** Enables skins for the first character of some games, and adds skins that recolor it. */
export async function addSkins(site: DemoSite): Promise<void> {
  for (const game of site.games.slice(0, GAMES_WITH_SKINS)) await addGameSkins(site, game);
}

async function addGameSkins({ tx, files, roll, now, people }: DemoSite, game: DemoGame): Promise<void> {
  const { starter } = game;
  const unit = Object.keys(starter.game.types.units)[0];
  const character = unit === undefined ? null : describeCharacter(starter.game, unit);
  if (unit === undefined || !character?.picture) return;
  await setGameSkins(tx, { gameId: game.id, unit, character, createdAt: now });
  const authors = pickSome(
    roll,
    people.filter((person) => person !== game.creator),
    STATES.length,
  );
  for (const [index, author] of authors.entries()) {
    const bytes = await recolorSprite(starter, character.picture, HUES[index] ?? 0);
    const createdAt = addMilliseconds(now, -(1 + roll(300)) * HOUR_MS);
    const image = { bytes, extension: 'png', contentType: 'image/png', ownerId: author.id, now: createdAt };
    const file = await storeFile(tx, files, image);
    const status = STATES[index] ?? 'waiting';
    const decision =
      status === 'waiting' ? {} : { decidedAt: now, reason: status === 'rejected' ? REJECTION_REASON : '' };
    const about = { gameId: game.id, userId: author.id };
    const { id: skinId } = await insertSkin(tx, { ...about, ...decision, unit, file, status, createdAt });
    if (status === 'approved') await setWornSkin(tx, { ...about, skinId });
  }
}

type SpriteCell = { file: string; columns: number; rows: number; cell: number };

/** Cuts the character's sprite out of its sheet and rotates its hue. */
async function recolorSprite({ files }: Starter, { file, columns, rows, cell }: SpriteCell, hue: number) {
  const sheet = sharp(files.find(({ name }) => name === file)?.bytes);
  const { width, height } = await sheet.metadata();
  const size = { width: Math.floor(width / columns), height: Math.floor(height / rows) };
  const left = (cell % columns) * size.width;
  const top = Math.floor(cell / columns) * size.height;
  return sheet
    .extract({ left, top, ...size })
    .modulate({ hue })
    .png()
    .toBuffer();
}
