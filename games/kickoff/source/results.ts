import type { GameInput } from '@playloom/game-format';

/** What everyone sees after a match, and what they can vote for. */
export const results: GameInput['settings']['results'] = {
  isEnabled: true,
  seconds: 7,
  ranking: { label: 'goals', variable: 'goals' },
  awards: [
    { label: 'Most goals', variable: 'goals' },
    { label: 'Most assists', variable: 'assists' },
    { label: 'Most kicks', variable: 'kicks' },
  ],
  options: [
    { label: 'Play again', change: { kind: 'same' } },
    { label: 'Four minutes', change: { kind: 'mode', variable: 'minutes', value: '4' } },
    { label: 'Two minutes', change: { kind: 'mode', variable: 'minutes', value: '2' } },
  ],
};
