import { hypot } from '../math/power.ts';
import { spawnUnit } from '../systems/units/spawnUnit.ts';
import type { Unit } from '../entities/Entity.ts';
import type { World } from '../world/World.ts';
import { readEntityPosition } from './createControlScene.ts';
import { createTestWorld } from './createTestWorld.ts';
import { createMapFromRows } from './createMapFromRows.ts';
import { recordTriggers, type TriggerRecord } from './recordTriggers.ts';

/** A test world with AI units. */
interface AiScene {
  readonly world: World;
  readonly triggerRecord: TriggerRecord;
  readonly place: (type: string, letter: string, team?: string) => Unit;
}

export const OPEN_MAP = Array.from({ length: 24 }, (_, y) =>
  y === 12 ? '    A       B       C   '.padEnd(32) : ' '.repeat(32),
);

/**
 * Creates a test world for AI. Letters in the rows are positions for `place`. Units of type `beast` are on team
 * blue, those of type `rabbit` on team red.
 */
export async function createAiScene(
  ai: object,
  { rows = OPEN_MAP, beast = {}, seed = 1 }: { rows?: readonly string[]; beast?: object; seed?: number } = {},
): Promise<AiScene> {
  const triggerRecord = recordTriggers();
  const world = await createTestWorld(
    {
      map: createMapFromRows(rows, { hasSolidEdges: true }),
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
    { scripts: triggerRecord.scripts, seed },
  );
  const place = (type: string, letter: string, team?: string) => {
    const y = rows.findIndex((row) => row.includes(letter));
    const at = { x: rows[y]!.indexOf(letter) + 0.5, y: y + 0.5 };
    return spawnUnit(world, { type, ...at, ...(team === undefined ? {} : { team }) })!;
  };
  return { world, triggerRecord, place };
}

/** Measures the distance between the centers of two units. */
export function computeUnitDistance(world: World, a: Unit, b: Unit): number {
  const from = readEntityPosition(world, a);
  const to = readEntityPosition(world, b);
  return hypot(to.x - from.x, to.y - from.y);
}

/** Two rooms with one opening between them. */
export const MAZE_MAP = [
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
