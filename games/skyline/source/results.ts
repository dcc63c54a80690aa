import type { GameInput } from '@playloom/game-format';

/** What everyone sees after a match, and what they can vote for. */
export const results: GameInput['settings']['results'] = {
  isEnabled: true,
  seconds: 7,
  ranking: { label: 'points' },
  awards: [
    { label: 'Fastest race (seconds)', variable: 'match-time', best: 'lowest' },
    { label: 'Most coins', variable: 'coins' },
    { label: 'Most races won', variable: 'races-won' },
  ],
  options: [
    { label: 'Play again', change: { kind: 'same' } },
    { label: 'Three races', change: { kind: 'mode', variable: 'races', value: '3' } },
    { label: 'One race', change: { kind: 'mode', variable: 'races', value: '1' } },
  ],
};
