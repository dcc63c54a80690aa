import type { GameInput } from '@playloom/game-format';

/** What everyone sees after a match, and what they can vote for. */
export const results: GameInput['settings']['results'] = {
  isEnabled: true,
  seconds: 7,
  ranking: { label: 'knockouts', variable: 'defeats' },
  awards: [
    { label: 'Most knockouts', variable: 'defeats' },
    { label: 'Longest streak', variable: 'best-streak' },
    { label: 'Most bounties', variable: 'bounties' },
  ],
  options: [
    { label: 'Play again', change: { kind: 'same' } },
    { label: 'All weapons', change: { kind: 'mode', variable: 'only-wrenches', value: 'false' } },
    { label: 'Only wrenches', change: { kind: 'mode', variable: 'only-wrenches', value: 'true' } },
  ],
};
