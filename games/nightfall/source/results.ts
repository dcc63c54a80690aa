import type { GameInput } from '@playloom/game-format';

/** What everyone sees after a match, and what they can vote for. */
export const results: GameInput['settings']['results'] = {
  isEnabled: true,
  seconds: 7,
  ranking: { label: 'points' },
  awards: [
    { label: 'Most wood for the fire', variable: 'wood-fed' },
    { label: 'Most monsters', variable: 'monsters' },
    { label: 'Most coins left', variable: 'coins' },
  ],
  options: [
    { label: 'Play again', change: { kind: 'same' } },
    { label: 'Easier', change: { kind: 'mode', variable: 'difficulty', value: '0.7' } },
    { label: 'Normal', change: { kind: 'mode', variable: 'difficulty', value: '1' } },
    { label: 'Harder', change: { kind: 'mode', variable: 'difficulty', value: '1.4' } },
  ],
};
