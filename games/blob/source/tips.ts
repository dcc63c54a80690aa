import type { GameInput } from '@playloom/game-format';

export const tips: GameInput['settings']['tips'] = [
  { text: 'Steer your blob', done: { kind: 'moves', tiles: 6 } },
  { text: 'Eat pellets and smaller blobs', done: { kind: 'scores', points: 5 } },
  { text: 'Throw half of yourself ahead', done: { kind: 'presses-key', key: 'space' } },
];
