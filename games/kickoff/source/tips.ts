import type { GameInput } from '@playloom/game-format';

export const tips: GameInput['settings']['tips'] = [
  { text: 'Run', done: { kind: 'moves', tiles: 4 } },
  { text: 'Kick ahead{keys:, or click to aim|}', done: { kind: 'presses-key', key: 'space' } },
  { text: 'Dash past your opponents', done: { kind: 'presses-key', key: 'shift' } },
];
