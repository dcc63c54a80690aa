import type { GameInput } from '@playloom/game-format';
import { createMap } from './source/map.ts';
import { results } from './source/results.ts';
import { achievements } from './source/achievements.ts';
import { playerGoals } from './source/playerGoals.ts';
import { tips } from './source/tips.ts';
import { botRules } from './source/rules/bots.ts';
import { MATCH_SECONDS, matchRules } from './source/rules/match.ts';
import { playingRules } from './source/rules/playing.ts';
import { shopRules } from './source/rules/shop.ts';
import { types } from './source/types.ts';

const images = [
  'tiles',
  'duck',
  'frog',
  'ball',
  'ball-gold',
  'goal-left',
  'goal-right',
  'centre-circle',
  'box-arc-left',
  'box-arc-right',
  'flag-coral',
  'flag-mint',
  'boot',
  'whistle',
  'trophy',
  'bucket',
  'confetti',
];

const variables: GameInput['variables'] = {
  global: {
    ball: { name: 'The ball', type: 'prop' },
    'is-playing': { name: 'The ball is in play', type: 'boolean', initial: false },
    minutes: { name: 'Length of a match in minutes', type: 'number', initial: MATCH_SECONDS / 60 },
    'is-overtime': { name: 'Overtime is on', type: 'boolean', initial: false },
    'scoring-team': { name: 'The team that scored last', type: 'text', initial: '' },
    'last-touch': { name: 'Who touched the ball last', type: 'player' },
    'touch-before': { name: 'Who touched the ball before that', type: 'player' },
    'last-kick': { name: 'Who kicked the ball last', type: 'player' },
    'last-kick-at': { name: 'Time of the last kick', type: 'number', initial: 0, isPublic: false },
    scorer: { name: 'Who scored last', type: 'player' },
    'still-seconds': { name: 'Seconds the ball is stuck', type: 'number', initial: 0, isPublic: false },
    chaser: { name: 'The bot that goes for the ball', type: 'unit', isPublic: false },
    'chaser-distance': { name: 'Its distance to the ball', type: 'number', initial: 0, isPublic: false },
    'bots-seen': { name: 'Bots counted so far', type: 'number', initial: 0, isPublic: false },
  },
  unit: {
    'kicks-at': { name: 'When a bot may kick again', type: 'number', initial: 0, isPublic: false },
  },
  player: {
    role: { name: 'Role of a bot', type: 'text', initial: '' },
    goals: { name: 'Goals in this match', type: 'number', initial: 0 },
    assists: { name: 'Assists in this match', type: 'number', initial: 0 },
    kicks: { name: 'Kicks in this match', type: 'number', initial: 0 },
    confetti: { name: 'Confetti left', type: 'number', initial: 0, isSaved: true },
  },
};

/** Creates the game: ducks and frogs play soccer on a wet field for four minutes. A tie is decided by a golden goal. */
export function createGame(): GameInput {
  return {
    format: 1,
    settings: {
      title: 'Puddle League',
      description:
        'Soccer after the rain. Coral Ducks against Mint Frogs: run, dash, kick the ball past the keeper, and mind the puddles. Four minutes, and a golden goal if no team is ahead.',
      tags: ['sports', 'soccer', 'teams', 'ball'],
      maxPlayers: 12,
      backgroundColor: '#2b2f52',
      damping: 4,
      camera: { tilesInView: 19, smoothing: 0.15 },
      bots: { fillTo: 8, skill: 'adaptive' },
      players: { unit: 'duck', team: 'balanced', respawnSeconds: 1 },
      match: {
        isEnabled: true,
        minPlayers: 1,
        countdownSeconds: 3,
        roundSeconds: MATCH_SECONDS,
        rounds: 1,
        pauseSeconds: 8,
        winner: 'team',
      },
      results,
      hud: { hasInventory: false, hasMinimap: true },
      feel: { crosshair: 'dot' },
      tips,
      achievements,
      goals: playerGoals,
    },
    map: createMap(),
    types,
    variables,
    rules: [...playingRules, ...matchRules, ...botRules, ...shopRules],
    assets: Object.fromEntries(
      images.map((id) => [id, { kind: 'image' as const, file: `assets/${id}.png` }]),
    ),
  };
}
