import type { GameInput } from '@playloom/game-format';
import { LEG_COUNT, LEG_PROGRESS } from './source/course.ts';
import { createMap } from './source/map.ts';
import { results } from './source/results.ts';
import { achievements } from './source/achievements.ts';
import { playerGoals } from './source/playerGoals.ts';
import { tips } from './source/tips.ts';
import { courseRules } from './source/rules/courseRules.ts';
import { RACES_PER_MATCH, roundRules } from './source/rules/roundRules.ts';
import { runners, types } from './source/types.ts';

const RACE_SECONDS = 180;

const images = [
  'tiles',
  ...[...runners, 'ghost'].map((color) => `runner-${color}`),
  'lift',
  'hook',
  'spring',
  'checkpoint',
  'finish',
  'pigeon',
  'coin',
  'boost',
  'dust',
  'tank',
  'billboard',
  'sun',
  'cloud',
  'bulbs',
  'drone',
];

const variables: GameInput['variables'] = {
  global: {
    races: { name: 'Races in a match', type: 'number', initial: RACES_PER_MATCH },
    'started-at': { name: 'Start of the race', type: 'number', initial: 0 },
    finishers: { name: 'Players who finished', type: 'number', initial: 0 },
    'people-in': { name: 'People who finished', type: 'number', initial: 0, isPublic: false },
    running: { name: 'Players who are still running', type: 'number', initial: 0, isPublic: false },
    front: { name: 'Farthest checkpoint', type: 'number', initial: 0, isPublic: false },
    'first-name': { name: 'Name of the winner', type: 'text', initial: '' },
    'first-time': { name: 'Time of the winner', type: 'number', initial: 0 },
    prizes: {
      name: 'Points by place',
      type: 'list',
      initial: [100, 80, 65, 55, 45, 35, 30, 26, 23, 20, 18, 16, 14, 12, 11, 10],
    },
    colors: {
      name: 'Runners',
      type: 'list',
      initial: runners.map((color) => `runner-${color}`),
      isPublic: false,
    },
  },
  player: {
    checkpoint: { name: 'Checkpoint', type: 'number', initial: 0 },
    leg: { name: 'Leg', type: 'number', initial: 1 },
    progress: { name: 'How far in the race', type: 'number', initial: 0, isPublic: false },
    pace: { name: 'Pace of a bot', type: 'number', initial: 6, isPublic: false },
    home: { name: 'Respawn point', type: 'position', isPublic: false },
    taken: { name: 'Coins taken', type: 'list', initial: [], isPublic: false },
    'has-finished': { name: 'Has finished', type: 'boolean', initial: false },
    time: { name: 'Time of this race', type: 'number', initial: 0 },
    'match-time': { name: 'Fastest race of this match', type: 'number', initial: 0 },
    coins: { name: 'Coins in this match', type: 'number', initial: 0 },
    'races-won': { name: 'Races won in this match', type: 'number', initial: 0 },
    'best-time': { name: 'Best time', type: 'number', initial: 0, isSaved: true },
  },
};

/** Creates the game: a race over the roofs, with the ghost of the best run beside you. */
export function createGame(): GameInput {
  return {
    format: 1,
    settings: {
      title: 'Rooftop Relay',
      description:
        'A relay over the roofs of the old town at dusk: three runners, one after the other. Ride hooks and lifts, bounce on springs, dodge pigeons, grab coins, and beat the ghost of the best run.',
      tags: ['starter', 'racing', 'platformer'],
      worldKind: 'side-view',
      gravity: { x: 0, y: 30 },
      maxPlayers: 16,
      backgroundColor: '#2b2350',
      camera: { tilesInView: 15, smoothing: 0.15 },
      bots: { fillTo: 6, skill: 'adaptive' },
      players: { unit: 'runner-coral', respawnSeconds: 0.5 },
      match: {
        isEnabled: true,
        minPlayers: 1,
        countdownSeconds: 3,
        roundSeconds: RACE_SECONDS,
        rounds: RACES_PER_MATCH,
        pauseSeconds: 6,
        winner: 'rules',
      },
      results,
      feel: { squash: 0.6 },
      hud: {
        hasInventory: false,
        race: { variable: 'progress', goal: LEG_COUNT * LEG_PROGRESS, parts: LEG_COUNT },
      },
      tips,
      achievements,
      goals: playerGoals,
    },
    map: createMap(),
    types,
    variables,
    rules: [...roundRules, ...courseRules],
    assets: Object.fromEntries(
      images.map((id) => [id, { kind: 'image' as const, file: `assets/${id}.png` }]),
    ),
  };
}
