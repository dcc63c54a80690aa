import type { DraftGame } from '@playloom/draft';
import type { GameTypes, ReferenceTarget } from '@playloom/game-format';
import type { EditorLocation } from '../locations/EditorLocation.ts';
import { getAssetName } from './getAssetName.ts';
import { listNamedObjects, type NamedObject } from './references.ts';

const KINDS: { readonly [kind in keyof GameTypes]: ReferenceTarget } = {
  units: 'unitType',
  items: 'itemType',
  projectiles: 'projectileType',
  props: 'propType',
  teams: 'team',
  attributes: 'attribute',
  buffs: 'buff',
  effects: 'effect',
  sounds: 'sound',
  animations: 'animation',
  shops: 'shop',
  dialogues: 'dialogue',
};

/** The reference target for a kind of type. */
export function getTypeReferenceTarget(kind: keyof GameTypes): ReferenceTarget {
  return KINDS[kind];
}

/** Lists all objects that a reference can refer to. */
export function listReferenceableObjects(game: DraftGame, target: ReferenceTarget): readonly NamedObject[] {
  if (target === 'script') {
    return Object.entries(game.scripts).map(([id, { name }]) => ({ id, name: name || id }));
  }
  if (target !== 'image' && target !== 'soundFile') return listNamedObjects(game, target);
  const kind = target === 'image' ? 'image' : 'sound';
  return Object.entries(game.assets)
    .filter(([, asset]) => asset.kind === kind)
    .map(([id, asset]) => ({ id, name: getAssetName(id, asset) }));
}

type FindLocation = (game: DraftGame, id: string) => EditorLocation | null;

const LOCATIONS: { readonly [target in ReferenceTarget]?: FindLocation } = {
  image: (_game, id) => ({ kind: 'assets', id }),
  soundFile: (_game, id) => ({ kind: 'assets', id }),
  script: findScriptLocation,
  rule: findRuleLocation,
  region: (_game, id) => ({ kind: 'map', focus: { kind: 'region', id } }),
  spawnPoint: (_game, id) => ({ kind: 'map', focus: { kind: 'spawn-point', id } }),
  panel: (_game, panel) => ({ kind: 'panel', panel }),
  globalVariable: (_game, id) => ({ kind: 'variables', of: 'global', id }),
  unitVariable: (_game, id) => ({ kind: 'variables', of: 'unit', id }),
  playerVariable: (_game, id) => ({ kind: 'variables', of: 'player', id }),
};

/** Finds the location where a referenced object is edited, or null. */
export function findTargetLocation(
  game: DraftGame,
  target: ReferenceTarget,
  id: string,
): EditorLocation | null {
  const kind = (Object.keys(KINDS) as (keyof GameTypes)[]).find((one) => KINDS[one] === target);
  if (kind !== undefined) return { kind: 'type', of: kind, id };
  return LOCATIONS[target]?.(game, id) ?? null;
}

function findScriptLocation(game: DraftGame, id: string): EditorLocation | null {
  const file = Object.keys(game.scripts[id]?.files ?? {})[0];
  return file === undefined ? null : { kind: 'script', script: id, file };
}

function findRuleLocation(game: DraftGame, id: string): EditorLocation | null {
  const rule = game.rules.find((one) => one.id === id);
  return rule === undefined ? null : { kind: 'rules', group: rule.group, rule: id };
}
