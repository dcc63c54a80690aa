import { z } from 'zod';
import {
  ACHIEVEMENTS_MAX,
  DESCRIPTION_MAX,
  GOALS_MAX,
  GRAVITY_MAX,
  KEEP_ALIVE_HOURS_MAX,
  PLAYERS_MAX,
  ROUNDS_MAX,
  SECONDS_MAX,
  SPAWN_PROTECTION_SECONDS_MAX,
  TAG_LENGTH_MAX,
  TAGS_MAX,
  TIPS_MAX,
  TITLE_MAX,
} from './limits.ts';
import { feelSchema } from './feelSchema.ts';
import { achievementSchema } from './achievementSchema.ts';
import { fieldSchemas } from './fieldSchemas.ts';
import { goalSchema } from './goalSchema.ts';
import { resultsSchema } from './resultsSchema.ts';
import { tipSchema } from './tipSchema.ts';

const gravity = fieldSchemas.number(-GRAVITY_MAX, GRAVITY_MAX).default(0);
const seconds = fieldSchemas.number(0, SECONDS_MAX);

const camera = z.strictObject({
  /** How many tiles fit in the height of the screen. */
  tilesInView: fieldSchemas.number(4, 100).default(16),
  zoom: fieldSchemas.number(0.1, 10).default(1),
  follow: z.enum(['own-unit', 'nothing']).default('own-unit'),
  bounds: z.enum(['map', 'none']).default('map'),
  /** 0 follows instantly, 1 hardly follows. */
  smoothing: fieldSchemas.number(0, 1).default(0.2),
  /** Camera in 3D: behind the unit, turned by the player, first person, or straight from above. */
  view: z.enum(['follow', 'orbit', 'first-person', 'top']).default('follow'),
  /** How steeply the 3D camera looks down, in degrees. */
  pitch: fieldSchemas.number(15, 85).default(50),
});

const players = z.strictObject({
  /** The unit that a player gets on joining. Null if rules create the units instead. */
  unit: fieldSchemas.reference,
  team: z.enum(['none', 'balanced', 'chosen']).default('none'),
  respawnSeconds: seconds.default(3),
  isRespawning: z.boolean().default(true),
  /** How long a player's unit is protected after it appears, unless it attacks. 0 turns the protection off. */
  spawnProtectionSeconds: fieldSchemas.number(0, SPAWN_PROTECTION_SECONDS_MAX).default(0),
});

const match = z.strictObject({
  isEnabled: z.boolean().default(false),
  minPlayers: fieldSchemas.integer(1, PLAYERS_MAX).default(1),
  countdownSeconds: seconds.default(3),
  /** 0 means no time limit. */
  roundSeconds: seconds.default(0),
  rounds: fieldSchemas.integer(1, ROUNDS_MAX).default(1),
  pauseSeconds: seconds.default(5),
  /** 0 means no score limit. */
  scoreToWin: fieldSchemas.number(0, 1_000_000).default(0),
  winner: z.enum(['team', 'player', 'rules']).default('rules'),
});

/** A bar with the progress of all players and the own rank, for races. */
const race = z.strictObject({
  /** The player variable that says how far a player is. */
  variable: fieldSchemas.reference,
  goal: fieldSchemas.number(0.01, 1_000_000).default(100),
  /** Marks divide the bar into as many parts, such as laps. */
  parts: fieldSchemas.integer(1, 20).default(1),
});

const hud = z.strictObject({
  hasScoreboard: z.boolean().default(true),
  hasMinimap: z.boolean().default(false),
  hasInventory: z.boolean().default(true),
  hasTimer: z.boolean().default(true),
  hasAttributeBars: z.boolean().default(true),
  hasChat: z.boolean().default(true),
  hasKillFeed: z.boolean().default(true),
  hasEmotes: z.boolean().default(true),
  /** Whether players see from which direction they were hurt. */
  hasHitDirections: z.boolean().default(false),
  /** Whether what a player can use shows the key for it, in place of the hint. */
  hasPrompts: z.boolean().default(false),
  race: race.nullable().default(null),
});

/**
 * How long a room is kept after its last player has left. It sleeps until the next player joins. The creator's plan can
 * set a lower limit.
 */
const keepAlive = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('playing') }),
  z.strictObject({
    kind: z.literal('hours'),
    hours: fieldSchemas.integer(1, KEEP_ALIVE_HOURS_MAX).default(24),
  }),
  z.strictObject({ kind: z.literal('always') }),
]);

/** Permission levels: members of the game's community, logged-in users, or everyone including guests. */
const visibility = z.union([z.literal(3), z.literal(4), z.literal(5)]);

export const settingsSchema = z.strictObject({
  title: fieldSchemas.text(TITLE_MAX).min(1),
  description: fieldSchemas.text(DESCRIPTION_MAX).default(''),
  tags: fieldSchemas.list(fieldSchemas.text(TAG_LENGTH_MAX).min(1), TAGS_MAX).default([]),
  worldKind: z.enum(['top-down', 'side-view']).default('top-down'),
  gravity: z.strictObject({ x: gravity, y: gravity }).prefault({}),
  damping: fieldSchemas.number(0, 100).default(8),
  tickRate: z.union([z.literal(20), z.literal(40), z.literal(60)]).default(40),
  camera: camera.prefault({}),
  renderer: z.enum(['2d', '3d']).default('2d'),
  /** Orientation of phones during play. */
  orientation: z.enum(['any', 'landscape', 'portrait']).default('any'),
  backgroundColor: fieldSchemas.color.default('#1b2033'),
  maxPlayers: fieldSchemas.integer(1, PLAYERS_MAX).default(32),
  keepAlive: keepAlive.default({ kind: 'playing' }),
  isLobbyEnabled: z.boolean().default(false),
  visibility: visibility.default(5),
  chat: z
    .strictObject({
      mode: z.enum(['everyone', 'team', 'off']).default('everyone'),
      visibility: visibility.default(5),
    })
    .prefault({}),
  bots: z
    .strictObject({
      /** Bots fill the room up to this number of players. */
      fillTo: fieldSchemas.integer(0, PLAYERS_MAX).default(0),
      /** Adaptive bots are as good as the weakest person in the room. */
      skill: z.enum(['easy', 'normal', 'hard', 'adaptive']).default('normal'),
    })
    .prefault({}),
  players: players.prefault({}),
  match: match.prefault({}),
  results: resultsSchema.prefault({}),
  hud: hud.prefault({}),
  feel: feelSchema.prefault({}),
  /** Shown one after the other, once for each player. */
  tips: fieldSchemas.list(tipSchema, TIPS_MAX).default([]),
  achievements: fieldSchemas.list(achievementSchema, ACHIEVEMENTS_MAX).default([]),
  /** Without any, players get goals that fit every game, see `listGoals`. */
  goals: fieldSchemas.list(goalSchema, GOALS_MAX).default([]),
});

export type Settings = z.output<typeof settingsSchema>;
export type KeepAlive = Settings['keepAlive'];
