import type { GameInput } from '@playloom/game-format';
import { items, projectiles } from './source/items.ts';
import { createMap } from './source/map.ts';
import { rules } from './source/rules.ts';
import { results } from './source/results.ts';
import { shops } from './source/shop.ts';
import { achievements } from './source/achievements.ts';
import { playerGoals } from './source/playerGoals.ts';
import { tips } from './source/tips.ts';
import { treeRules } from './source/treeRules.ts';
import { animations, attributes, buffs, effects, props, sounds, teams } from './source/types.ts';
import { RANGER_COLORS, units } from './source/units.ts';

const images = [
  'tiles',
  ...RANGER_COLORS.map((color) => `ranger-${color}`),
  'shade',
  'brute',
  'wisp',
  'trader',
  'campfire',
  'tent',
  'fir',
  'oak',
  'stump',
  'rock',
  'woodpile',
  'lamp',
  'barricade',
  'torch',
  'wood',
  'coin',
  'axe',
  'club',
  'spear',
  'sling',
  'bow',
  'staff',
  'bandage',
  'stone',
  'arrow',
  'ember',
  'gloom',
];

/** Variables that creators are likely to change first: durations and prices. */
const variables: GameInput['variables'] = {
  global: {
    nights: { name: 'Nights to survive', type: 'number', initial: 6 },
    'first-day-seconds': { name: 'Length of the first day', type: 'number', initial: 32 },
    'day-seconds': { name: 'Length of a day', type: 'number', initial: 22 },
    'night-seconds': { name: 'Length of a night', type: 'number', initial: 52 },
    'wood-fuel': { name: 'Fuel in a piece of wood', type: 'number', initial: 6 },
    difficulty: { name: 'Difficulty, 1 is normal', type: 'number', initial: 1 },
    night: { name: 'Night', type: 'number', initial: 0 },
    'is-night': { name: 'It is night', type: 'boolean', initial: false },
    'fire-healing': { name: 'Fire healing per second', type: 'number', initial: 2 },
    bellows: { name: 'Bellows bought', type: 'number', initial: 0 },
    reserve: { name: 'Wood in the woodpile', type: 'number', initial: 4 },
  },
  player: {
    coins: { name: 'Coins', type: 'number', initial: 4 },
    'wood-fed': { name: 'Wood given to the fire', type: 'number', initial: 0 },
    monsters: { name: 'Monsters defeated', type: 'number', initial: 0 },
    coat: { name: 'Coats', type: 'number', initial: 0 },
    boots: { name: 'Boots', type: 'number', initial: 0 },
    sharp: { name: 'Whetstones', type: 'number', initial: 0 },
    best: { name: 'Most nights survived', type: 'number', initial: 0, isSaved: true },
  },
};

/** Creates the game: cooperative survival, in which players keep a fire burning for six nights. */
export function createGame(): GameInput {
  return {
    format: 1,
    settings: {
      title: 'Keep the Fire',
      description:
        'Six nights in the forest, one fire. Fell trees by day, hold off shades, brutes, and wisps by night, and spend your coins at the trader’s tent. Together or not at all.',
      tags: ['co-op', 'survival', 'waves', 'starter'],
      maxPlayers: 8,
      backgroundColor: '#16263a',
      camera: { tilesInView: 17 },
      bots: { fillTo: 4, skill: 'adaptive' },
      players: { unit: 'ranger-coral', team: 'balanced', respawnSeconds: 8, spawnProtectionSeconds: 4 },
      match: { isEnabled: true, countdownSeconds: 3, pauseSeconds: 10, winner: 'rules' },
      results,
      hud: { hasMinimap: true, hasHitDirections: true, hasPrompts: true },
      feel: {
        hitStop: 0.05,
        hurtShake: 0.22,
        hasDamageNumbers: true,
        squash: 0.5,
        comboSemitones: 0.5,
        crosshair: 'dot',
        hasChargeBar: true,
      },
      tips,
      achievements,
      goals: playerGoals,
    },
    map: createMap(),
    types: {
      units,
      items,
      projectiles,
      props,
      teams,
      attributes,
      buffs,
      effects,
      sounds,
      animations,
      shops,
    },
    variables,
    rules: [...rules, ...treeRules],
    assets: Object.fromEntries(
      images.map((id) => [id, { kind: 'image' as const, file: `assets/${id}.png` }]),
    ),
  };
}
