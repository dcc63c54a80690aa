import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { storeFile } from '../files/storeFile.ts';
import { createAssetLibraries } from '../areas/creation/asset-library/createAssetLibraries.ts';
import { users } from '../storage/schema.ts';
import type { DemoSite } from './DemoSite.ts';

/** The emoji for the second half of a username. Falcon and lynx have no emoji, so similar animals are used. */
const ANIMALS: Record<string, string> = {
  Otter: 'otter',
  Falcon: 'eagle',
  Badger: 'badger',
  Lynx: 'leopard',
};
/** The background color for the first half of a username, so that users with the same animal look different. */
const COLORS: Record<string, string> = {
  Amber: '#f5a623',
  Brisk: '#57c7d4',
  Coral: '#ff7a66',
  Dusty: '#b7a58f',
  Ember: '#d9483b',
  Foggy: '#9fb0c3',
  Golden: '#ffd166',
  Hazel: '#8f6b4a',
  Indigo: '#5b5bd6',
  Jolly: '#4fd1a5',
};
const SIDE = 256;

/** Gives each user the animal in their username as an avatar. */
export async function addAvatars({ tx, files, now, people }: DemoSite): Promise<void> {
  const { assets } = await createAssetLibraries().open('emoji');
  for (const { id, username } of people) {
    const [, color = '', animal = ''] = /^([A-Z][a-z]+)([A-Z][a-z]+)$/.exec(username) ?? [];
    const asset = assets.get(ANIMALS[animal] ?? '');
    if (!asset) continue;
    const ground = `<rect width="40" height="40" fill="${COLORS[color] ?? '#888'}"/>`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="${SIDE}" height="${SIDE}">${ground}<g transform="translate(4 5)">${asset.body}</g></svg>`;
    const bytes = await sharp(Buffer.from(svg)).webp({ quality: 82 }).toBuffer();
    const image = { bytes, extension: 'webp', contentType: 'image/webp', ownerId: id, now };
    const avatarFile = await storeFile(tx, files, image);
    await tx.update(users).set({ avatarFile }).where(eq(users.id, id));
  }
}
