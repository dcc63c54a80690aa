import {
  planJoinedTiles,
  planSingleSprite,
  planSolidTile,
  planTile,
  planTiles,
  type ArtPlan,
} from '../kit/ArtPlan.ts';
import { baySpritePlans, bayTilePlans, ITEM_SIZE } from '../harbour/plan.ts';

export const islandArtPlan: ArtPlan = {
  slug: 'harbour-island',
  title: 'Lamp Island',
  tiles: [
    ...bayTilePlans,
    planJoinedTiles('rock', true, 'cliffs: walls; the face shows where the south is open'),
    planTile('steps', 'stone steps through the cliffs'),
    planTile('plank-h', 'jetty'),
    planTile('plank-v', 'jetty'),
    planTile('shells', 'overlay'),
    planTile('starfish', 'overlay'),
    planTile('seaweed', 'overlay'),
    planTile('driftwood', 'overlay'),
    planTile('dig-spot', 'a cross in the sand, overlay'),
    planTile('dug', 'a hole in the sand, overlay'),
    planTile('tide-pool', 'overlay'),
    planSolidTile('stone'),
    planTiles('cave', 1, 'dark mouth of a cave, fits into the face of a cliff'),
    planTile('beach-grass', 'overlay'),
    planTile('bones', 'overlay'),
    planTile('prints', 'footprints, overlay'),
  ],
  sprites: [
    ...baySpritePlans,
    planSingleSprite('palm', [96, 128], [3, 4], 'Prop, body circle 0.6 at the foot (offset y 1.6)'),
    planSingleSprite('wreck', [192, 128], [6, 4], 'Prop: wrecked ship, body 5×1.4 (offset y 1)'),
    planSingleSprite('parrot', [48, 48], [1, 1], 'Decoration'),
    planSingleSprite('hut', [128, 128], [4, 4], 'Keeper’s store, body 3.6×1.6 (offset y 1)'),
    planSingleSprite('pie', ITEM_SIZE, [0.8, 0.8], 'Item: brought along from the bay'),
    planSingleSprite('bait', ITEM_SIZE, [0.8, 0.8], 'Item: brought along from the bay'),
  ],
};
