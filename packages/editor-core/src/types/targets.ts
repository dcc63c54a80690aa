import type { DraftGame } from '@playloom/draft';
import type { GameTypes, ReferenceTarget } from '@playloom/game-format';
import type { Place } from '../places/Place.ts';
import { listThings, type NamedThing } from '../rules/things.ts';

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

/** What references to a kind of type are called. */
export function targetOfKind(kind: keyof GameTypes): ReferenceTarget {
  return KINDS[kind];
}

/** Everything a reference can name. */
export function listTargets(game: DraftGame, target: ReferenceTarget): readonly NamedThing[] {
  if (target === 'script') {
    return Object.entries(game.scripts).map(([id, { name }]) => ({ id, name: name || id }));
  }
  if (target !== 'image' && target !== 'soundFile') return listThings(game, target);
  const kind = target === 'image' ? 'image' : 'sound';
  return Object.entries(game.assets)
    .filter(([, asset]) => asset.kind === kind)
    .map(([id, { name }]) => ({ id, name: name || id }));
}

type FindPlace = (game: DraftGame, id: string) => Place | null;

const PLACES: { readonly [target in ReferenceTarget]?: FindPlace } = {
  image: (_game, id) => ({ kind: 'assets', id }),
  soundFile: (_game, id) => ({ kind: 'assets', id }),
  script: placeOfScript,
  rule: placeOfRule,
  region: (_game, id) => ({ kind: 'map', focus: { kind: 'region', id } }),
  spawnPoint: (_game, id) => ({ kind: 'map', focus: { kind: 'spawn-point', id } }),
  panel: (_game, panel) => ({ kind: 'panel', panel }),
  globalVariable: (_game, id) => ({ kind: 'variables', of: 'global', id }),
  unitVariable: (_game, id) => ({ kind: 'variables', of: 'unit', id }),
  playerVariable: (_game, id) => ({ kind: 'variables', of: 'player', id }),
};

/** Where what a reference names is edited; null where that is no place of its own. */
export function placeOfTarget(game: DraftGame, target: ReferenceTarget, id: string): Place | null {
  const kind = (Object.keys(KINDS) as (keyof GameTypes)[]).find((one) => KINDS[one] === target);
  if (kind !== undefined) return { kind: 'type', of: kind, id };
  return PLACES[target]?.(game, id) ?? null;
}

function placeOfScript(game: DraftGame, id: string): Place | null {
  const file = Object.keys(game.scripts[id]?.files ?? {})[0];
  return file === undefined ? null : { kind: 'script', script: id, file };
}

function placeOfRule(game: DraftGame, id: string): Place | null {
  const rule = game.rules.find((one) => one.id === id);
  return rule === undefined ? null : { kind: 'rules', group: rule.group, rule: id };
}
