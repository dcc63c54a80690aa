import type { GameInput } from '@playloom/game-format';

export const tips: GameInput['settings']['tips'] = [
  { text: 'Walk', done: { kind: 'moves', tiles: 3 } },
  { text: 'Chop down a tree', done: { kind: 'attacks', times: 4 } },
  { text: 'Pick up the wood and feed the fire', done: { kind: 'picks-up', item: 'wood' } },
];
