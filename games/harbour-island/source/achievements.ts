import type { GameInput } from '@playloom/game-format';

export const achievements: GameInput['settings']['achievements'] = [
  {
    id: 'beachcomber',
    name: 'Beachcomber',
    description: 'Walk along the shore',
    icon: 'flag',
    points: 5,
    done: { kind: 'enters', region: 'shore' },
  },
  {
    id: 'souvenir',
    name: 'Souvenir',
    description: 'Buy something at the keeper’s store',
    icon: 'coin',
    points: 5,
    done: { kind: 'buys', shop: 'hut' },
  },
  {
    id: 'low-tide',
    name: 'Low tide',
    description: 'Enter the cave',
    icon: 'question',
    isSecret: true,
    points: 10,
    done: { kind: 'enters', region: 'cave' },
  },
  {
    id: 'treasure-hunter',
    name: 'Treasure hunter',
    description: 'Open a chest',
    icon: 'star',
    points: 20,
    done: { kind: 'reaches', variable: 'chests-opened', value: 1 },
  },
  {
    id: 'castaway',
    name: 'Castaway',
    description: 'Catch 20 fish from the island',
    icon: 'ball',
    points: 20,
    done: { kind: 'reaches', variable: 'fish-caught', value: 20 },
  },
  {
    id: 'pirate',
    name: 'Pirate',
    description: 'Open 10 chests',
    icon: 'star',
    points: 50,
    done: { kind: 'reaches', variable: 'chests-opened', value: 10 },
  },
];
