import type { GameInput } from '@playloom/game-format';

export const playerGoals: GameInput['settings']['goals'] = [
  {
    id: 'shore',
    name: 'Walk along the shore 3 times',
    icon: 'flag',
    period: 'daily',
    points: 5,
    done: { kind: 'enters', region: 'shore', times: 3 },
  },
  {
    id: 'chest',
    name: 'Open a chest',
    icon: 'coin',
    period: 'daily',
    points: 15,
    done: { kind: 'reaches', variable: 'chests-opened', value: 1 },
  },
  {
    id: 'fish',
    name: 'Catch 2 fish in one visit',
    icon: 'ball',
    period: 'daily',
    points: 10,
    done: { kind: 'reaches', variable: 'fish-caught', value: 2 },
  },
  {
    id: 'week-cave',
    name: 'Enter the cave 10 times',
    icon: 'flag',
    period: 'weekly',
    points: 30,
    done: { kind: 'enters', region: 'cave', times: 10 },
  },
  {
    id: 'week-shop',
    name: 'Buy 3 things at the store',
    icon: 'coin',
    period: 'weekly',
    points: 30,
    done: { kind: 'buys', shop: 'hut', times: 3 },
  },
  {
    id: 'week-minutes',
    name: 'Spend an hour on the island',
    icon: 'home',
    period: 'weekly',
    points: 30,
    done: { kind: 'seconds', seconds: 3600 },
  },
];
