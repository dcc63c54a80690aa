import type { GameInput } from '@playloom/game-format';

export const tips: GameInput['settings']['tips'] = [
  { text: 'Run', done: { kind: 'moves', tiles: 4 } },
  { text: 'Aim and shoot', done: { kind: 'attacks', times: 3 } },
  { text: 'Change your weapon', done: { kind: 'presses-key', key: 'e' } },
];
