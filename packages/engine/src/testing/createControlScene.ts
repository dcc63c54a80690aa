import type { Key, Point } from '@playloom/game-format';
import type { Unit } from '../entities/Entity.ts';
import { findUnit } from '../world/findEntity.ts';
import type { Player } from '../world/Player.ts';
import type { World } from '../world/World.ts';
import { createTestWorld, type GameChanges, joinTestPlayer, runTicks } from './createTestWorld.ts';
import { createMapFromRows } from './createMapFromRows.ts';
import { recordTriggers, type TriggerRecord } from './recordTriggers.ts';

/** A test world with one player, who controls a unit of the type `hero`. */
export interface ControlScene {
  readonly world: World;
  readonly player: Player;
  readonly hero: Unit;
  readonly triggerRecord: TriggerRecord;
}

export interface TestControls {
  readonly keys?: readonly Key[];
  readonly mouse?: Point;
  readonly stick?: Point | null;
}

export interface ControlSceneOptions {
  /** Rows for `createMapFromRows`; `S` is where the player starts. */
  readonly rows?: readonly string[];
  /** Fields of the unit type `hero`. */
  readonly hero?: { readonly [field: string]: unknown };
  readonly settings?: { readonly [field: string]: unknown };
  readonly types?: { readonly [group: string]: { readonly [id: string]: unknown } };
  readonly rules?: GameChanges['rules'];
}

const ROOM = Array.from({ length: 24 }, (_, y) => ' '.repeat(12) + (y === 12 ? 'S' : ' ') + ' '.repeat(19));

export async function createControlScene(plan: ControlSceneOptions): Promise<ControlScene> {
  const triggerRecord = recordTriggers();
  const rows = plan.rows ?? ROOM;
  const start = findStart(rows);
  const world = await createTestWorld(
    {
      settings: { players: { unit: 'hero', team: 'none' }, ...plan.settings },
      map: {
        ...createMapFromRows(rows, { hasSolidEdges: true }),
        spawnPoints: { start: { name: 'Start', ...start } },
      },
      types: {
        ...plan.types,
        units: {
          hero: { name: 'Hero', attributes: { health: {}, energy: {} }, ...plan.hero },
          ...plan.types?.['units'],
        },
      },
      ...(plan.rules === undefined ? {} : { rules: plan.rules }),
    },
    { scripts: triggerRecord.scripts },
  );
  const player = joinTestPlayer(world);
  return { world, player, hero: findUnit(world, player.unit)!, triggerRecord };
}

/** Holds keys, mouse and stick for some ticks. */
export function holdTestControls(
  { world, player }: ControlScene,
  ticks: number,
  controls: TestControls = {},
): void {
  const { keys = [], mouse = { x: 0, y: 0 }, stick = null } = controls;
  runTicks(world, ticks, [
    { kind: 'controls', player: player.id, keys, mouseX: mouse.x, mouseY: mouse.y, stick },
  ]);
}

export function readEntityPosition(world: World, { slot }: { readonly slot: number }): Point {
  const { x, y } = world.entities.motion;
  return { x: x[slot]!, y: y[slot]! };
}

/** Returns the center of the cell marked `S`. */
function findStart(rows: readonly string[]): Point {
  const y = rows.findIndex((row) => row.includes('S'));
  return y === -1 ? { x: 2.5, y: 2.5 } : { x: rows[y]!.indexOf('S') + 0.5, y: y + 0.5 };
}
