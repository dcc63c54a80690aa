import { diffFields } from './diffFields.ts';
import { diffMap } from './diffMap.ts';
import { diffLists, diffRecords } from './diffRecords.ts';
import { diffRule } from './diffRule.ts';
import type { GameChange, NamedEntry } from './GameChange.ts';
import type { Game, GameTypes } from '../document/gameSchema.ts';

const typeLabels: { readonly [Kind in keyof GameTypes]: string } = {
  units: 'Unit type',
  items: 'Item type',
  projectiles: 'Projectile type',
  props: 'Prop type',
  teams: 'Team',
  attributes: 'Attribute',
  buffs: 'Buff',
  effects: 'Effect',
  sounds: 'Sound',
  animations: 'Animation',
  shops: 'Shop',
  dialogues: 'Dialogue',
};

/** Lists the differences between two versions of a game, worded for creators. */
export function diffGames(before: Game, after: Game): GameChange[] {
  return [
    ...diffFields('Settings', 'settings', before.settings, after.settings),
    ...diffMap(before.map, after.map),
    ...diffTypes(before.types, after.types),
    ...diffRecords('Game variable', 'variables.global', before.variables.global, after.variables.global),
    ...diffRecords('Unit variable', 'variables.unit', before.variables.unit, after.variables.unit),
    ...diffRecords('Player variable', 'variables.player', before.variables.player, after.variables.player),
    ...diffLists('Rule', 'rules', before.rules, after.rules, diffRule),
    ...diffRecords('Script', 'scripts', before.scripts, after.scripts),
    ...diffRecords('Asset', 'assets', before.assets, after.assets),
    ...diffRecords('Panel', 'data.ui', before.data.ui, after.data.ui),
    ...diffFields('Default data', 'data.defaultData', before.data.defaultData, after.data.defaultData),
    ...diffFields('World', 'world', before.world, after.world),
  ];
}

function diffTypes(before: GameTypes, after: GameTypes): GameChange[] {
  return Object.entries(typeLabels).flatMap(([kind, label]) => {
    const key = kind as keyof GameTypes;
    return diffRecords<NamedEntry & object>(label, `types.${kind}`, before[key], after[key]);
  });
}
