import type { GameInput } from '@playloom/game-format';
import { animations, effects, sounds } from './source/feel.ts';
import { createMap } from './source/map.ts';
import { pads, restockSeconds } from './source/pads.ts';
import { props } from './source/props.ts';
import { results } from './source/results.ts';
import { achievements } from './source/achievements.ts';
import { playerGoals } from './source/playerGoals.ts';
import { tips } from './source/tips.ts';
import { knockoutRules } from './source/rules/knockouts.ts';
import { pickUpRules } from './source/rules/pickUps.ts';
import { POINTS_TO_WIN, ROUND_SECONDS, roundRules, ROUND_COUNT } from './source/rules/rounds.ts';
import { propRules } from './source/rules/props.ts';
import { welcomeRules } from './source/rules/welcome.ts';
import { attributes, buffs, teams, units } from './source/units.ts';
import { items, projectiles } from './source/weapons.ts';

const images = [
  'tiles',
  'copper',
  'tide',
  'wrench',
  'nailer',
  'scatter',
  'lobber',
  'nails',
  'shells',
  'bombs',
  'medkit',
  'boost',
  'nail',
  'pellet',
  'bomb',
  'crate',
  'barrel',
  'tyres',
  'scrap',
  'anvil',
  'banner-coral',
  'banner-sky',
  'blast',
];

const variables: GameInput['variables'] = {
  global: {
    stock: {
      name: 'Item on each pad',
      type: 'record',
      initial: Object.fromEntries(pads.map(({ id, item }) => [id, item])),
      isPublic: false,
    },
    'restock-seconds': {
      name: 'Seconds until an item comes back',
      type: 'record',
      initial: restockSeconds,
      isPublic: false,
    },
    'restock-at': { name: 'When each pad fills again', type: 'record', initial: {}, isPublic: false },
    'copper-wins': { name: 'Rounds won by Copper', type: 'number', initial: 0 },
    'tide-wins': { name: 'Rounds won by Tide', type: 'number', initial: 0 },
    'is-overtime': { name: 'Overtime is on', type: 'boolean', initial: false },
    'only-wrenches': { name: 'Only wrenches, pads stay empty', type: 'boolean', initial: false },
  },
  player: {
    streak: { name: 'Knockouts in a row', type: 'number', initial: 0 },
    defeats: { name: 'Knockouts in this match', type: 'number', initial: 0 },
    'best-streak': { name: 'Longest streak in this match', type: 'number', initial: 0 },
    bounties: { name: 'Bounties in this match', type: 'number', initial: 0 },
  },
};

/** Creates the game: two teams fight in a scrap yard with four weapons, best of three rounds. */
export function createGame(): GameInput {
  return {
    format: 1,
    settings: {
      title: 'Copper Yard',
      description:
        'Copper against Tide in a walled scrap yard. Start with a nailer and a wrench, find a scatter or a lobber, and shoot the red barrels. Each knockout is a point: be the first team with 20. Best of three rounds.',
      tags: ['shooter', 'teams', 'action', 'rounds'],
      maxPlayers: 16,
      backgroundColor: '#5b2e2a',
      camera: { tilesInView: 17, smoothing: 0.15 },
      bots: { fillTo: 8, skill: 'adaptive' },
      players: { unit: 'copper', team: 'balanced', respawnSeconds: 3, spawnProtectionSeconds: 3 },
      match: {
        isEnabled: true,
        minPlayers: 1,
        countdownSeconds: 4,
        roundSeconds: ROUND_SECONDS,
        rounds: ROUND_COUNT,
        pauseSeconds: 6,
        scoreToWin: POINTS_TO_WIN,
        winner: 'team',
      },
      results,
      hud: { hasMinimap: true, hasHitDirections: true },
      feel: {
        hitStop: 0.05,
        hurtShake: 0.18,
        hasDamageNumbers: true,
        squash: 0.5,
        comboSemitones: 0.75,
        crosshair: 'cross',
        hasChargeBar: true,
      },
      tips,
      achievements,
      goals: playerGoals,
    },
    map: createMap(),
    types: { units, items, projectiles, props, teams, attributes, buffs, effects, sounds, animations },
    variables,
    rules: [...welcomeRules, ...roundRules, ...knockoutRules, ...pickUpRules, ...propRules],
    assets: Object.fromEntries(
      images.map((id) => [id, { kind: 'image' as const, file: `assets/${id}.png` }]),
    ),
  };
}
