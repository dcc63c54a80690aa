import type { GameInput } from '@playloom/game-format';

export const tips: GameInput['settings']['tips'] = [
  { text: 'Walk around the village', done: { kind: 'moves', tiles: 4 } },
  { text: 'Talk to the people you meet', done: { kind: 'interacts' } },
  { text: 'Open your log of errands', done: { kind: 'presses-key', key: 'l' } },
];
