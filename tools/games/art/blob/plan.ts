import {
  planJoinedTiles,
  planSingleSprite,
  planSpriteSheet,
  planTile,
  planTiles,
  type ArtPlan,
  type SpritePlan,
} from '../kit/ArtPlan.ts';

export const BLOB_COLORS = ['coral', 'sun', 'mint', 'sky', 'lilac', 'peach', 'lime', 'rose'] as const;
export const PELLETS = ['berry', 'seed', 'shrimp', 'star', 'fly', 'bubble'] as const;

const blobs: SpritePlan[] = BLOB_COLORS.map((color) =>
  planSpriteSheet(
    `blob-${color}`,
    [128, 128],
    { idle: [0, 1], move: [0, 1], attack: [2], hurt: [3] },
    [1.1, 1.1],
    'left-right',
    'A player. The round body is 0.91 of the cell wide: look size = 1.1 × body size. attack is the open mouth',
  ),
);

export const blobArtPlan: ArtPlan = {
  slug: 'blob',
  title: 'Big Gulp Pond',
  tiles: [
    planTiles(
      'pond',
      8,
      'open water: plain, plain, ripple, ripple, glint, weed, pebbles, bubbles; use the first two most',
    ),
    planJoinedTiles('shallow', false, 'lighter water, lies over pond'),
    planJoinedTiles('reeds', true, 'bed of reeds: walls inside the pond'),
    planJoinedTiles('bank', true, 'grassy shore around the pond'),
    planTile('lily-small', 'overlay'),
    planTile('lily-pair', 'overlay'),
    planTile('lotus', 'overlay'),
    planTile('ripple', 'overlay'),
    planTile('stone', 'overlay'),
    planTile('cattail', 'overlay'),
    planTile('bank-flowers', 'overlay for the bank'),
    planTile('bank-tuft', 'overlay for the bank'),
  ],
  sprites: [
    ...blobs,
    ...PELLETS.map((name) =>
      planSingleSprite(`pellet-${name}`, [32, 32], [0.7, 0.7], 'Pellet to eat, body circle 0.5'),
    ),
    planSingleSprite(
      'lily',
      [160, 160],
      [5, 5],
      'Lily pad that hides blobs: draw over them (depth 10), no body',
    ),
    planSingleSprite('lily-flower', [160, 160], [5, 5], 'Lily pad with a lotus: the same use'),
    planSingleSprite('rock', [96, 96], [3, 3], 'Prop, body circle 2.4, solid'),
    planSpriteSheet(
      'dragonfly',
      [64, 64],
      { idle: [0, 1] },
      [1.5, 1.5],
      'left-right',
      'Flies about, decoration',
    ),
    planSpriteSheet(
      'duckling',
      [64, 64],
      { idle: [0, 1], move: [0, 1] },
      [1.5, 1.5],
      'left-right',
      'Swims about, decoration',
    ),
    planSingleSprite('crown', [48, 32], [0.9, 0.6], 'For the leader'),
    planSpriteSheet(
      'splash',
      [64, 64],
      { idle: [0, 1, 2, 3] },
      [2, 2],
      'never',
      'Effect, play once at 12 fps',
    ),
  ],
};
