import type { GameInput } from '@playloom/game-format';

export const achievements: GameInput['settings']['achievements'] = [
  {
    id: 'up-there',
    name: 'Up there',
    description: 'Reach the first checkpoint',
    icon: 'flag',
    points: 5,
    done: { kind: 'enters', region: 'checkpoint-1' },
  },
  {
    id: 'pocket-money',
    name: 'Pocket money',
    description: 'Catch 5 coins in one match',
    icon: 'coin',
    points: 5,
    done: { kind: 'reaches', variable: 'coins', value: 5 },
  },
  {
    id: 'across-town',
    name: 'Across town',
    description: 'Reach the finish',
    icon: 'flag',
    points: 15,
    done: { kind: 'enters', region: 'finish' },
  },
  {
    id: 'rooftop-regular',
    name: 'Rooftop regular',
    description: 'Play 5 matches to the end',
    icon: 'home',
    points: 20,
    done: { kind: 'finishes', times: 5 },
  },
  {
    id: 'photo-finish',
    name: 'Photo finish',
    description: 'Win a race',
    icon: 'star',
    points: 20,
    done: { kind: 'reaches', variable: 'races-won', value: 1 },
  },
  {
    id: 'clean-sweep',
    name: 'Clean sweep',
    description: 'Win all 3 races of a match',
    icon: 'star',
    points: 50,
    done: { kind: 'reaches', variable: 'races-won', value: 3 },
  },
];
