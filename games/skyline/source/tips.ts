import type { GameInput } from '@playloom/game-format';

export const tips: GameInput['settings']['tips'] = [
  { text: 'Run to the right', done: { kind: 'moves', tiles: 3 } },
  { text: 'Jump the gaps. Hold it to jump higher', done: { kind: 'jumps', times: 2 } },
  { text: 'Catch a coin for extra points', done: { kind: 'scores' } },
];
