import { joined, singleSprite, solid, tile, tiles, type ArtPlan } from '../kit/ArtPlan.ts';
import { baySprites, bayTiles, ITEM_SIZE } from '../harbour/plan.ts';

export const islandPlan: ArtPlan = {
  slug: 'harbour-island',
  title: 'Lamp Island',
  tiles: [
    ...bayTiles,
    joined('rock', true, 'cliffs: walls; the face shows where the south is open'),
    tile('steps', 'stone steps through the cliffs'),
    tile('plank-h', 'jetty'),
    tile('plank-v', 'jetty'),
    tile('shells', 'overlay'),
    tile('starfish', 'overlay'),
    tile('seaweed', 'overlay'),
    tile('driftwood', 'overlay'),
    tile('dig-spot', 'a cross in the sand, overlay'),
    tile('dug', 'a hole in the sand, overlay'),
    tile('tide-pool', 'overlay'),
    solid('stone'),
    tiles('cave', 1, 'dark mouth of a cave, fits into the face of a cliff'),
    tile('beach-grass', 'overlay'),
    tile('bones', 'overlay'),
    tile('prints', 'footprints, overlay'),
  ],
  sprites: [
    ...baySprites,
    singleSprite('palm', [96, 128], [3, 4], 'Prop, body circle 0.6 at the foot (offset y 1.6)'),
    singleSprite('wreck', [192, 128], [6, 4], 'Prop: wrecked ship, body 5×1.4 (offset y 1)'),
    singleSprite('parrot', [48, 48], [1, 1], 'Decoration'),
    singleSprite('hut', [128, 128], [4, 4], 'Keeper’s store, body 3.6×1.6 (offset y 1)'),
    singleSprite('pie', ITEM_SIZE, [0.8, 0.8], 'Item: brought along from the bay'),
    singleSprite('bait', ITEM_SIZE, [0.8, 0.8], 'Item: brought along from the bay'),
  ],
};
