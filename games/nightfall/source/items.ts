import type { GameInput } from '@playloom/game-format';

type Types = NonNullable<GameInput['types']>;
type Items = NonNullable<Types['items']>;
type Look = Items[string]['look'];

function held(image: string, width: number, height: number): Look {
  return { image, width, height };
}

function lying(image: string, size = 0.8): Look {
  return { image, width: size, height: size, turns: 'never' };
}

/** Weapons of monsters: invisible, and never dropped. */
const monsterWeapons: Items = {
  claws: {
    name: 'Claws',
    look: { shape: 'none' },
    isShownInHand: false,
    isDroppable: false,
    weapon: { kind: 'melee', damage: 8, range: 1.1, arc: 120, knockback: 2, usesPerSecond: 1.2 },
    sounds: { use: 'claw' },
  },
  fists: {
    name: 'Fists',
    look: { shape: 'none' },
    isShownInHand: false,
    isDroppable: false,
    weapon: { kind: 'melee', damage: 22, range: 1.2, arc: 140, knockback: 9, usesPerSecond: 0.7 },
    sounds: { use: 'slam' },
    effects: { use: 'dust' },
  },
  'great-fists': {
    name: 'Great fists',
    look: { shape: 'none' },
    isShownInHand: false,
    isDroppable: false,
    weapon: { kind: 'melee', damage: 34, range: 1.5, arc: 180, knockback: 12, usesPerSecond: 0.6 },
    sounds: { use: 'slam' },
    effects: { use: 'quake' },
  },
  'gloom-caster': {
    name: 'Gloom',
    look: { shape: 'none' },
    isShownInHand: false,
    isDroppable: false,
    weapon: { kind: 'ranged', projectile: 'gloom', usesPerSecond: 0.6 },
    sounds: { use: 'cast' },
  },
};

const weapons: Items = {
  axe: {
    name: 'Axe',
    description: 'Fells trees and shades alike. You never lose it.',
    look: held('axe', 1.1, 0.55),
    isDroppable: false,
    isAutomatic: true,
    weapon: { kind: 'melee', damage: 10, range: 1.2, arc: 110, knockback: 3, usesPerSecond: 2 },
    sounds: { use: 'swing' },
    effects: { hit: 'chips' },
  },
  club: {
    name: 'Burning club',
    description: 'Hits hard and wide.',
    look: held('club', 1.1, 0.55),
    isAutomatic: true,
    weapon: { kind: 'melee', damage: 17, range: 1.3, arc: 150, knockback: 5, usesPerSecond: 2 },
    sounds: { use: 'swing', pickUp: 'pick-up' },
    effects: { hit: 'sparks' },
  },
  spear: {
    name: 'Spear',
    description: 'Reaches far. Keeps brutes off your toes.',
    look: held('spear', 1.6, 0.53),
    isAutomatic: true,
    weapon: { kind: 'melee', damage: 22, range: 2.3, arc: 50, knockback: 6, usesPerSecond: 1.8 },
    sounds: { use: 'swing', pickUp: 'pick-up' },
    effects: { hit: 'spark' },
  },
  sling: {
    name: 'Sling',
    description: 'Stones never run out.',
    look: held('sling', 1, 0.5),
    isAutomatic: true,
    weapon: { kind: 'ranged', projectile: 'stone', usesPerSecond: 2 },
    sounds: { use: 'sling', pickUp: 'pick-up' },
    feel: { crosshair: 'cross' },
  },
  bow: {
    name: 'Bow',
    description: 'Eight arrows, then a breath. Arrows go through a shade into the next.',
    look: held('bow', 1.1, 0.83),
    isAutomatic: true,
    weapon: {
      kind: 'ranged',
      projectile: 'arrow',
      usesPerSecond: 2.4,
      ammo: { magazine: 8, reloadSeconds: 1.6 },
    },
    sounds: { use: 'sling', reload: 'click', pickUp: 'pick-up' },
    feel: { crosshair: 'cross' },
  },
  staff: {
    name: 'Ember staff',
    description: 'Throws embers that burst and burn.',
    look: held('staff', 1.6, 0.53),
    isAutomatic: true,
    weapon: { kind: 'ranged', projectile: 'ember', usesPerSecond: 1.1, recoil: 1 },
    sounds: { use: 'fireball', pickUp: 'pick-up' },
    feel: { crosshair: 'cross' },
  },
};

const goods: Items = {
  wood: {
    name: 'Wood',
    description: 'Fuel. Carry it to the fire; each armful slows you down a little.',
    look: lying('wood'),
    maxStack: 3,
    groundSeconds: 90,
    whileHeld: { speedFactor: 0.92, isInInventory: true },
    sounds: { pickUp: 'pick-up' },
  },
  coin: {
    name: 'Coin',
    description: 'The trader takes these.',
    look: { ...lying('coin', 0.6), animations: { idle: 'coin-turns' } },
    maxStack: 20,
    groundSeconds: 60,
    consumable: { isUsedOnPickUp: true },
    sounds: { pickUp: 'coin' },
    effects: { pickUp: 'glint' },
  },
  bandage: {
    name: 'Bandage',
    description: 'Use it to heal 60 at once.',
    look: lying('bandage'),
    maxStack: 3,
    consumable: { attributes: { health: 60 }, useSeconds: 0.6 },
    sounds: { use: 'heal', pickUp: 'pick-up' },
    effects: { use: 'glow' },
  },
  'barricade-kit': {
    name: 'Barricade',
    description: 'Use it to put a barricade in front of you.',
    look: {
      image: 'barricade',
      width: 0.9,
      height: 0.7,
      turns: 'never',
      animations: { idle: 'barricade-stands' },
    },
    maxStack: 5,
    useRule: 'place-barricade',
    sounds: { pickUp: 'pick-up' },
  },
};

export const items: Items = { ...monsterWeapons, ...weapons, ...goods };

export const projectiles: Types['projectiles'] = {
  stone: {
    name: 'Stone',
    look: { image: 'stone', width: 0.35, height: 0.35, turns: 'never' },
    speed: 15,
    lifeSeconds: 0.6,
    damage: 9,
    knockback: 3,
    sounds: { hit: 'thud' },
    effects: { hit: 'spark' },
  },
  arrow: {
    name: 'Arrow',
    look: { image: 'arrow', width: 0.9, height: 0.3 },
    body: { width: 0.25, height: 0.25, damping: 0, gravityFactor: 0, isBullet: true },
    speed: 20,
    lifeSeconds: 0.7,
    damage: 15,
    knockback: 2,
    pierce: 1,
    sounds: { hit: 'thud' },
    effects: { hit: 'spark' },
  },
  ember: {
    name: 'Ember',
    look: { image: 'ember', width: 0.6, height: 0.6, animations: { idle: 'ember-flies' } },
    speed: 11,
    lifeSeconds: 0.9,
    damage: 12,
    explosion: { radius: 1.9, damage: 22, knockback: 5, effect: 'blast', sound: 'boom' },
    buffs: ['burning'],
    effects: { trail: 'embers' },
  },
  gloom: {
    name: 'Gloom',
    look: { image: 'gloom', width: 0.6, height: 0.6, animations: { idle: 'gloom-flies' } },
    speed: 7,
    lifeSeconds: 1.4,
    damage: 9,
    buffs: ['chilled'],
    sounds: { hit: 'hiss' },
    effects: { hit: 'gloom-burst' },
  },
};
