import { hypot } from '../math/power.ts';
import { createUnit } from '../spawn/createUnit.ts';
import type { Unit } from '../world/Entity.ts';
import type { World } from '../world/World.ts';
import { placeOf } from './createControlScene.ts';
import { createTestWorld } from './createTestWorld.ts';
import { drawMap } from './drawMap.ts';
import { recordTriggers, type TriggerRecord } from './recordTriggers.ts';

/** A map with units that have a will of their own. */
export interface AiScene {
  readonly world: World;
  readonly heard: TriggerRecord;
  readonly place: (type: string, letter: string, team?: string) => Unit;
}

export const OPEN = Array.from({ length: 24 }, (_, y) =>
  y === 12 ? '    A       B       C   '.padEnd(32) : ' '.repeat(32),
);

/** Letters of the rows are where `place` puts a unit. Beasts of the type `beast` are of team blue, `rabbit` of team red. */
export async function createAiScene(
  ai: object,
  { rows = OPEN, beast = {}, seed = 1 }: { rows?: readonly string[]; beast?: object; seed?: number } = {},
): Promise<AiScene> {
  const heard = recordTriggers();
  const world = await createTestWorld(
    {
      map: drawMap(rows, { hasSolidEdges: true }),
      types: {
        units: {
          beast: {
            name: 'Beast',
            team: 'blue',
            attributes: { health: {} },
            inventory: { size: 2 },
            controls: { speed: 4 },
            ai: { wanderRadius: 0, ...ai },
            ...beast,
          },
          rabbit: { name: 'Rabbit', team: 'red', attributes: { health: {} } },
        },
        items: {
          bow: { name: 'Bow', weapon: { kind: 'ranged', projectile: 'arrow', usesPerSecond: 4 } },
        },
        buffs: {
          cloak: { name: 'Cloak', isInvisible: true },
          stun: { name: 'Stun', isStunned: true },
        },
      },
    },
    { scripts: heard.scripts, seed },
  );
  const place = (type: string, letter: string, team?: string) => {
    const y = rows.findIndex((row) => row.includes(letter));
    const at = { x: rows[y]!.indexOf(letter) + 0.5, y: y + 0.5 };
    return createUnit(world, { type, ...at, ...(team === undefined ? {} : { team }) })!;
  };
  return { world, heard, place };
}

/** Between the middles of two units. */
export function distanceBetween(world: World, a: Unit, b: Unit): number {
  const from = placeOf(world, a);
  const to = placeOf(world, b);
  return hypot(to.x - from.x, to.y - from.y);
}

/** Two rooms with one opening between them. */
export const MAZE = [
  '####################',
  '#        #         #',
  '#  A     #   B     #',
  '#        #         #',
  '#        #         #',
  '######   #   #######',
  '#        #         #',
  '#                  #',
  '####################',
];
