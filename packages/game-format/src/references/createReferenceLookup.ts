import { type ReferenceType, referenceTypes } from '../catalog/entry/valueTypes.ts';
import { keys } from '../document/keys.ts';
import type { Asset, Game } from '../document/gameSchema.ts';

/** Reference targets that only other parts of the document use. Rules cannot refer to them. */
const ownTargets = { image: 'an image', soundFile: 'a sound file', script: 'a script' } as const;

export type ReferenceTarget = ReferenceType | keyof typeof ownTargets;

/** The ids that exist in a game, by target. */
export type ReferenceLookup = { readonly [Target in ReferenceTarget]: ReadonlySet<string> };

export function createReferenceLookup(game: Game): ReferenceLookup {
  return {
    unitType: idsOf(game.types.units),
    itemType: idsOf(game.types.items),
    projectileType: idsOf(game.types.projectiles),
    propType: idsOf(game.types.props),
    team: idsOf(game.types.teams),
    attribute: idsOf(game.types.attributes),
    buff: idsOf(game.types.buffs),
    effect: idsOf(game.types.effects),
    sound: idsOf(game.types.sounds),
    animation: idsOf(game.types.animations),
    shop: idsOf(game.types.shops),
    dialogue: idsOf(game.types.dialogues),
    region: idsOf(game.map.regions),
    spawnPoint: idsOf(game.map.spawnPoints),
    placement: new Set(game.map.entities.map((entity) => entity.id)),
    layer: new Set(game.map.layers.map((layer) => layer.id)),
    rule: new Set(game.rules.map((rule) => rule.id)),
    panel: idsOf(game.data.ui),
    worldMap: idsOf(game.world.maps),
    achievement: new Set(game.settings.achievements.map((achievement) => achievement.id)),
    goal: new Set(game.settings.goals.map((goal) => goal.id)),
    globalVariable: idsOf(game.variables.global),
    unitVariable: idsOf(game.variables.unit),
    playerVariable: idsOf(game.variables.player),
    key: new Set(keys),
    image: assetsOf(game, 'image'),
    soundFile: assetsOf(game, 'sound'),
    script: idsOf(game.scripts),
  };
}

export function describeReferenceTarget(target: ReferenceTarget): string {
  return { ...referenceTypes, ...ownTargets }[target];
}

function idsOf(record: { readonly [id: string]: unknown }): Set<string> {
  return new Set(Object.keys(record));
}

function assetsOf(game: Game, kind: Asset['kind']): Set<string> {
  const ids = Object.keys(game.assets);
  return new Set(ids.filter((id) => game.assets[id]!.kind === kind));
}
