import type { GameInput } from '@playloom/game-format';

/** What everyone sees after a match, and what they can vote for. */
export const results: GameInput['settings']['results'] = {
  isEnabled: true,
  seconds: 7,
  ranking: { label: 'mass' },
  awards: [
    { label: 'Largest at any time', variable: 'peak' },
    { label: 'Most blobs eaten', variable: 'eaten' },
    { label: 'Most splits', variable: 'splits' },
  ],
  options: [
    { label: 'Play again', change: { kind: 'same' } },
    { label: 'Five minutes', change: { kind: 'mode', variable: 'minutes', value: '5' } },
    { label: 'Three minutes', change: { kind: 'mode', variable: 'minutes', value: '3' } },
  ],
};
