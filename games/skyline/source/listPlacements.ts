import type { GameInput } from '@playloom/game-format';
import { boosts, checkpoints, coins, FINISH_TOP, FINISH_X, springs } from './course.ts';

type Entities = NonNullable<NonNullable<GameInput['map']>['entities']>;
type Placed = Entities[number];

function prop(id: string, type: string, x: number, y: number): Placed {
  return { id, kind: 'prop', type, x, y };
}

/** Lists all props and units on the course. */
export function listPlacements(): Entities {
  return [
    prop('sun', 'sun', 24, 7),
    prop('cloud-1', 'cloud', 10, 5),
    prop('cloud-2', 'cloud', 44, 4),
    prop('cloud-3', 'cloud', 74, 6),
    prop('cloud-4', 'cloud', 116, 4),
    prop('cloud-5', 'cloud', 134, 9),
    prop('drone', 'drone', 40, 10),
    prop('billboard', 'billboard', 6.5, 17),
    prop('tank', 'tank', 55.5, 18),
    prop('bulbs-1', 'bulbs', 15.5, 20.9),
    prop('bulbs-2', 'bulbs', 45.5, 20.9),
    prop('bulbs-3', 'bulbs', 152, 13),
    ...checkpoints.map(({ x, top }, index) => prop(`flag-${index + 1}`, 'checkpoint', x + 1, top - 1)),
    prop('finish-flag', 'finish', FINISH_X + 1, FINISH_TOP - 1.5),
    // Runners stand 1.1 tiles below the center of a hook, and 0.45 tiles below the center of a lift.
    prop('hook-1', 'hook', 59.8, 18.7),
    prop('hook-2', 'hook-low', 142.5, 15.7),
    prop('lift-1', 'lift', 102.2, 9.8),
    prop('lift-2', 'lift-late', 106.3, 15.8),
    prop('pigeon-1', 'pigeon', 28, 19.2),
    prop('pigeon-2', 'pigeon', 79, 18.2),
    prop('pigeon-3', 'pigeon', 98, 9.2),
    prop('pigeon-4', 'pigeon-high', 120, 10.2),
    prop('pigeon-5', 'pigeon-high', 140, 16.2),
    ...springs.map(({ type, at: [x, y] }, index) => prop(`spring-${index + 1}`, type, x, y)),
    ...coins.map(([x, y], index) => prop(`coin-${index + 1}`, 'coin', x, y)),
    ...boosts.map(([x, y], index) => prop(`boost-${index + 1}`, 'boost', x, y)),
  ];
}
