import type { GameInput } from '@playloom/game-format';

type Types = NonNullable<GameInput['types']>;
type ItemInput = NonNullable<Types['items']>[string];

const gunLook = { width: 1.25, height: 0.625, turns: 'with-body', depth: 1 } as const;
const pickUpLook = { width: 0.8, height: 0.8, turns: 'never', depth: -2 } as const;
const pickUpBody = { shape: 'circle', width: 0.7, height: 0.7, isSensor: true } as const;

const weapons: { [id: string]: ItemInput } = {
  wrench: {
    name: 'Wrench',
    description: 'Always with you. Three hits are enough.',
    look: { ...gunLook, image: 'wrench', width: 1, height: 0.5 },
    isDroppable: false,
    holdOffset: { x: 0.55, y: 0.1 },
    isAutomatic: true,
    weapon: { kind: 'melee', damage: 38, range: 1.5, arc: 120, knockback: 6, usesPerSecond: 2 },
    sounds: { use: 'swing' },
    effects: { hit: 'sparks' },
    feel: { crosshair: 'dot' },
  },
  nailer: {
    name: 'Nailer',
    description: 'Fast and accurate. Good at any distance.',
    look: { ...gunLook, image: 'nailer', width: 1, height: 0.5 },
    body: pickUpBody,
    holdOffset: { x: 0.6, y: 0.1 },
    isAutomatic: true,
    weapon: {
      kind: 'ranged',
      projectile: 'nail',
      spread: 7,
      usesPerSecond: 6,
      ammo: { magazine: 18, reloadSeconds: 1.1, item: 'nails' },
    },
    sounds: { use: 'nailer', empty: 'empty', reload: 'reload', pickUp: 'weapon' },
    effects: { use: 'muzzle' },
    // It shoots six times a second.
    feel: { hitStop: 0.02 },
  },
  scatter: {
    name: 'Scatter',
    description: 'A shotgun: seven pellets at once, deadly up close.',
    look: { ...gunLook, image: 'scatter' },
    body: pickUpBody,
    holdOffset: { x: 0.65, y: 0.1 },
    weapon: {
      kind: 'ranged',
      projectile: 'pellet',
      projectilesPerShot: 7,
      spread: 26,
      recoil: 2.5,
      usesPerSecond: 1.3,
      ammo: { magazine: 4, reloadSeconds: 1.6, item: 'shells' },
    },
    sounds: { use: 'scatter', empty: 'empty', reload: 'reload', pickUp: 'weapon' },
    effects: { use: 'muzzle' },
    feel: { crosshair: 'circle' },
  },
  lobber: {
    name: 'Lobber',
    description: 'Throws slow bombs that bounce off walls. Clears corners.',
    look: { ...gunLook, image: 'lobber' },
    body: pickUpBody,
    holdOffset: { x: 0.65, y: 0.1 },
    weapon: {
      kind: 'ranged',
      projectile: 'bomb',
      recoil: 2,
      usesPerSecond: 1,
      ammo: { magazine: 2, reloadSeconds: 1.8, item: 'bombs' },
    },
    sounds: { use: 'lobber', empty: 'empty', reload: 'reload', pickUp: 'weapon' },
    effects: { use: 'muzzle' },
    feel: { crosshair: 'circle' },
  },
};

/** Creates the item for carried ammo. Guns use it when they reload. */
function createRounds(name: string, image: string, most: number): ItemInput {
  return {
    name,
    look: { ...pickUpLook, image },
    maxStack: most,
    pickUp: 'never',
    isDroppable: false,
    isShownInHand: false,
  };
}

/** Creates a box of ammo in the yard. Its rule defines how many rounds it holds. */
function createBox(name: string, image: string, rule: string): ItemInput {
  return {
    name,
    look: { ...pickUpLook, image },
    body: pickUpBody,
    consumable: { isUsedOnPickUp: true },
    useRule: rule,
    sounds: { pickUp: 'ammo' },
  };
}

export const items: Types['items'] = {
  ...weapons,
  nails: createRounds('Nails', 'nails', 72),
  shells: createRounds('Shells', 'shells', 16),
  bombs: createRounds('Bombs', 'bombs', 6),
  'nail-box': createBox('Box of nails', 'nails', 'take-nails'),
  'shell-box': createBox('Box of shells', 'shells', 'take-shells'),
  'bomb-box': createBox('Box of bombs', 'bombs', 'take-bombs'),
  medkit: {
    name: 'Medkit',
    look: { ...pickUpLook, image: 'medkit' },
    body: pickUpBody,
    consumable: { attributes: { health: 60 }, isUsedOnPickUp: true },
    sounds: { pickUp: 'heal' },
    effects: { pickUp: 'hearts' },
  },
  boost: {
    name: 'Winged boots',
    look: { ...pickUpLook, image: 'boost' },
    body: pickUpBody,
    consumable: { buffs: ['boost'], isUsedOnPickUp: true },
    sounds: { pickUp: 'power-up' },
  },
};

export const projectiles: Types['projectiles'] = {
  nail: {
    name: 'Nail',
    look: { image: 'nail', width: 0.5, height: 0.25 },
    body: { width: 0.16, height: 0.16, damping: 0, gravityFactor: 0, isBullet: true },
    speed: 22,
    lifeSeconds: 0.75,
    damage: 8,
    knockback: 0.6,
    effects: { hit: 'sparks' },
    sounds: { hit: 'tick' },
  },
  pellet: {
    name: 'Pellet',
    look: { image: 'pellet', width: 0.25, height: 0.25, turns: 'never' },
    body: { width: 0.16, height: 0.16, damping: 1, gravityFactor: 0, isBullet: true },
    speed: 20,
    lifeSeconds: 0.42,
    damage: 9,
    knockback: 1.2,
    effects: { hit: 'sparks' },
  },
  bomb: {
    name: 'Bomb',
    look: {
      image: 'bomb',
      width: 0.6,
      height: 0.6,
      turns: 'never',
      animations: { idle: 'bomb-fuse', move: 'bomb-fuse' },
    },
    body: { width: 0.45, height: 0.45, damping: 0.6, gravityFactor: 0, bounce: 0.6, isBullet: true },
    speed: 11,
    lifeSeconds: 1.1,
    damage: 15,
    bounces: 3,
    effects: { trail: 'fuse-smoke' },
    explosion: { radius: 2.6, damage: 70, knockback: 9, effect: 'explosion', sound: 'explosion' },
  },
};
