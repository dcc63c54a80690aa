import { joined, picture, sheet, solid, tile, tiles, walker, type ArtPlan } from '../kit/ArtPlan.ts';

export const blankPlan: ArtPlan = {
  slug: 'blank',
  title: 'Blank',
  tiles: [
    tiles('grass', 5, 'plain, plain, blades, daisies, clover; the first two most'),
    tile('tuft', 'overlay'),
    tile('flowers', 'overlay'),
    tile('pebbles', 'overlay'),
    joined('path', false, 'sandy path, lies over grass'),
    joined('water', true, 'pond with a stony rim, lies over grass'),
    joined('hedge', true, 'clipped hedge: walls'),
    solid('fence-h'),
    solid('fence-v'),
    solid('fence-post'),
    tile('lily', 'overlay for water'),
    tile('reed', 'overlay for water'),
    tile('bridge-h', 'planks, from west to east'),
    tile('bridge-v', 'planks, from north to south'),
    tile('stepping', 'stepping stones, overlay'),
  ],
  sprites: [
    walker('hero', 'left-right', 'Player; faces right, feet at the bottom'),
    picture('sign', [48, 64], [1.1, 1.5], 'Signpost, body 0.5×0.4 at the foot'),
    picture('tree', [96, 128], [3, 4], 'Round tree, body circle 0.7 at the foot (offset y 1.6)'),
    picture('bush', [64, 64], [1.5, 1.5], 'Prop, body circle 1.1'),
    picture('rock', [64, 64], [1.4, 1.4], 'Prop, body circle 1.1'),
    sheet('butterfly', [32, 32], { idle: [0, 1] }, [0.7, 0.7], 'left-right', 'Decoration'),
    picture('bench', [64, 48], [1.8, 1.35], 'Prop, body 1.6×0.5'),
  ],
};
