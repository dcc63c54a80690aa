import { addScript } from '../../code/scriptCommands.ts';
import { planScript } from '../../code/scriptTemplates.ts';
import type { Editor } from '../../editor/Editor.ts';
import { addEntity } from '../../map/commands/mapObjects.ts';
import { planType } from '../../tree/treeCommands.ts';
import type { RunCommand } from '../outline/Course.ts';
import { findCoinType, findEnemyType, findHealthAttribute } from './courseQueries.ts';
import { findFreeSpots } from './courseMap.ts';

const COIN_LOOK = { shape: 'star', color: '#ffd23f', width: 0.7, height: 0.7 } as const;
const ENEMY_LOOK = { shape: 'hexagon', color: '#8f5bd6', width: 1.2, height: 1.2 } as const;
const ENEMY_SPEED = 3;

/** Returns the id of the game's coin. Adds a coin if there is none because the lesson was skipped. */
export function ensureCoin({ game }: Editor, run: RunCommand): string {
  if (findCoinType(game.get()) === null) {
    run(planType(game.get(), 'items', { name: 'Coin', look: { ...COIN_LOOK } }).command);
  }
  return findCoinType(game.get()) ?? '';
}

export function createCoinLook(): { readonly [field: string]: string | number } {
  return COIN_LOOK;
}

export function ensureEnemy({ game }: Editor, run: RunCommand): string {
  if (findEnemyType(game.get()) === null) {
    const fields = { look: { ...ENEMY_LOOK }, controls: { scheme: 'none', speed: ENEMY_SPEED } };
    const rest = { body: { width: 1, height: 1 }, canPickUpItems: false, hasNameLabel: false };
    run(planType(game.get(), 'units', { name: 'Monster', ...fields, ...rest }).command);
  }
  return findEnemyType(game.get()) ?? '';
}

export function ensureHealth({ game }: Editor, run: RunCommand): string {
  if (findHealthAttribute(game.get()) === null) {
    run(planType(game.get(), 'attributes', { name: 'Health', role: 'health' }).command);
  }
  return findHealthAttribute(game.get()) ?? '';
}

export function ensureScript({ game }: Editor, run: RunCommand): void {
  if (Object.keys(game.get().scripts).length > 0) return;
  const { id, usedBy, ...script } = planScript(game.get(), 'world', 'World', null);
  run(addScript(id, script, usedBy));
}

/** Places `count` entities of a type at free spots. */
export function placeMissingEntities(
  editor: Editor,
  run: RunCommand,
  what: { readonly kind: 'item' | 'unit' | 'prop'; readonly type: string },
  count: number,
): void {
  for (const at of findFreeSpots(editor, count)) run(addEntity(editor, what, at).command);
}
