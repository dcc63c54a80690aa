import type { GameTypes } from '@playloom/game-format';

/** A kind of object that the tree can add. */
export type TreeItemKind = keyof GameTypes | 'rules' | 'script' | 'panel';

/** Kinds of types in the order of the tree. Sounds are not included, because they have their own heading. */
export const TYPE_KINDS: readonly (keyof GameTypes)[] = [
  'units',
  'items',
  'projectiles',
  'props',
  'teams',
  'attributes',
  'buffs',
  'effects',
  'animations',
  'shops',
  'dialogues',
];

const NAMES: { readonly [kind in TreeItemKind]: readonly [one: string, many: string] } = {
  units: ['unit', 'Units'],
  items: ['item', 'Items'],
  projectiles: ['projectile', 'Projectiles'],
  props: ['prop', 'Props'],
  teams: ['team', 'Teams'],
  attributes: ['attribute', 'Attributes'],
  buffs: ['buff', 'Buffs'],
  effects: ['effect', 'Effects'],
  sounds: ['sound', 'Sounds'],
  animations: ['animation', 'Animations'],
  shops: ['shop', 'Shops'],
  dialogues: ['dialogue', 'Dialogues'],
  rules: ['rule', 'Rules'],
  script: ['script', 'Scripts'],
  panel: ['panel', 'UI'],
};

/** The singular name for use in a sentence, such as “unit”. */
export function getSingularName(kind: TreeItemKind): string {
  return NAMES[kind][0];
}

/** The name with its article for use in a sentence, such as “an item”. */
export function getNameWithArticle(kind: TreeItemKind): string {
  const name = getSingularName(kind);
  // The article depends on the sound: “a unit”, but “an item”.
  return `${/^[aeio]/.test(name) ? 'an' : 'a'} ${name}`;
}

/** The default name of a new object. */
export function getDefaultName(kind: TreeItemKind): string {
  return `New ${getSingularName(kind)}`;
}

/** The plural name for a heading, such as “Units”. */
export function getPluralName(kind: TreeItemKind): string {
  return NAMES[kind][1];
}
