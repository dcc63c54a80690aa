import type { GameInput } from '@playloom/game-format';

export const tips: GameInput['settings']['tips'] = [
  { text: 'Steer your blob', done: { kind: 'moves', tiles: 6 } },
  { text: 'Eat pellets and smaller blobs, up to 36 points', done: { kind: 'scores', points: 24 } },
  { text: 'Throw half of yourself ahead', done: { kind: 'presses-key', key: 'space' } },
];
