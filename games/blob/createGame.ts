import type { GameInput } from '@playloom/game-format';
import { createMap } from './source/map.ts';
import { rules } from './source/rules.ts';
import { shopRules } from './source/shop.ts';
import { results } from './source/results.ts';
import { achievements } from './source/achievements.ts';
import { playerGoals } from './source/playerGoals.ts';
import { tips } from './source/tips.ts';
import { colors, types } from './source/types.ts';

const images = [
  'tiles',
  ...colors.map((color) => `blob-${color}`),
  ...['berry', 'seed', 'shrimp', 'star', 'fly', 'bubble'].map((kind) => `pellet-${kind}`),
  'lily',
  'lily-flower',
  'rock',
  'dragonfly',
  'duckling',
  'crown',
  'splash',
];

const menu = [
  ...Array.from({ length: 8 }, () => 'berry'),
  ...Array.from({ length: 8 }, () => 'seed'),
  ...Array.from({ length: 6 }, () => 'shrimp'),
  ...Array.from({ length: 3 }, () => 'fly'),
  ...Array.from({ length: 2 }, () => 'bubble'),
  'star',
];

/** Creates the game: blobs eat, grow and split, and try not to be eaten. */
export function createGame(): GameInput {
  return {
    format: 1,
    settings: {
      title: 'Big Gulp Pond',
      description:
        'You are a small hungry blob. Eat pellets, grow, split to catch others, hide under lily pads. After five minutes the largest blob rules the pond.',
      tags: ['starter', 'eat and grow', 'everyone for themselves'],
      maxPlayers: 24,
      backgroundColor: '#3f7d4f',
      camera: { tilesInView: 18, smoothing: 0.25 },
      bots: { fillTo: 8, skill: 'adaptive' },
      players: { unit: 'blob-coral', respawnSeconds: 2.5, spawnProtectionSeconds: 5 },
      match: {
        isEnabled: true,
        minPlayers: 1,
        countdownSeconds: 3,
        roundSeconds: 300,
        rounds: 1,
        pauseSeconds: 8,
        winner: 'player',
      },
      results,
      hud: { hasInventory: false, hasMinimap: true },
      // Blobs wobble when they eat, and each nibble sounds a little higher than the one before.
      feel: { squash: 0.7, comboSemitones: 0.5 },
      tips,
      achievements,
      goals: playerGoals,
    },
    map: createMap(),
    types,
    variables: {
      global: {
        menu: { name: 'Menu', type: 'list', initial: menu, isPublic: false },
        minutes: { name: 'Length of a match in minutes', type: 'number', initial: 5 },
      },
      player: {
        best: { name: 'Best mass', type: 'number', initial: 0, isSaved: true },
        peak: { name: 'Largest mass in this match', type: 'number', initial: 0 },
        eaten: { name: 'Blobs eaten in this match', type: 'number', initial: 0 },
        splits: { name: 'Splits in this match', type: 'number', initial: 0 },
        glow: { name: 'Golden glow: empty, on, or off', type: 'text', initial: '', isSaved: true },
      },
    },
    rules: [...rules, ...shopRules],
    assets: Object.fromEntries(
      images.map((id) => [id, { kind: 'image' as const, file: `assets/${id}.png` }]),
    ),
  };
}
