import type { GameInput } from '@playloom/game-format';

export const tips: GameInput['settings']['tips'] = [
  { text: 'Walk around the island', done: { kind: 'moves', tiles: 4 } },
  { text: 'Dig at a cross in the sand', done: { kind: 'interacts' } },
  { text: 'Trade at the keeper’s store', done: { kind: 'opens-shop', shop: 'hut' } },
];
