import { z } from 'zod';
import { markerIcons } from '../catalog/entry/markerIcons.ts';
import { fieldSchemas } from './fieldSchemas.ts';
import {
  ACHIEVEMENT_GOAL_MAX,
  ACHIEVEMENT_NAME_MAX,
  ACHIEVEMENT_POINTS_MAX,
  ACHIEVEMENT_TEXT_MAX,
} from './limits.ts';

const times = fieldSchemas.integer(1, ACHIEVEMENT_GOAL_MAX).default(1);

/** What a player must do for an achievement or a goal. The room counts it for each player, also across visits. */
export const achievementConditionSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('seconds'),
    seconds: fieldSchemas.integer(1, ACHIEVEMENT_GOAL_MAX).default(300),
  }),
  /** Null means any unit. Own units don't count. */
  z.strictObject({ kind: z.literal('kills'), unit: fieldSchemas.reference, times }),
  z.strictObject({ kind: z.literal('deaths'), times }),
  /** Null means any item. */
  z.strictObject({ kind: z.literal('picks-up'), item: fieldSchemas.reference, times }),
  z.strictObject({ kind: z.literal('enters'), region: fieldSchemas.reference, times }),
  /** Null means any shop. */
  z.strictObject({ kind: z.literal('buys'), shop: fieldSchemas.reference, times }),
  z.strictObject({ kind: z.literal('wins-rounds'), times }),
  z.strictObject({ kind: z.literal('wins'), times }),
  z.strictObject({ kind: z.literal('finishes'), times }),
  /** The score at one moment. */
  z.strictObject({
    kind: z.literal('scores'),
    points: fieldSchemas.number(1, ACHIEVEMENT_GOAL_MAX).default(10),
  }),
  /** The value of a player variable at one moment. */
  z.strictObject({
    kind: z.literal('reaches'),
    variable: fieldSchemas.reference,
    value: fieldSchemas.number(0.01, ACHIEVEMENT_GOAL_MAX).default(10),
  }),
  /** Only the action “Unlock achievement for player”, or “Complete goal for player”, does it. */
  z.strictObject({ kind: z.literal('rules') }),
]);

/** Something that a player can achieve once in a game. */
export const achievementSchema = z.strictObject({
  id: fieldSchemas.id,
  name: fieldSchemas.text(ACHIEVEMENT_NAME_MAX).min(1),
  description: fieldSchemas.text(ACHIEVEMENT_TEXT_MAX).default(''),
  icon: z.enum(markerIcons).default('star'),
  /** Whether players see its name and description only when they have unlocked it. */
  isSecret: z.boolean().default(false),
  /** How much it adds to the mastery of the game. */
  points: fieldSchemas.integer(0, ACHIEVEMENT_POINTS_MAX).default(10),
  done: achievementConditionSchema.default({ kind: 'seconds', seconds: 300 }),
});

export type Achievement = z.output<typeof achievementSchema>;
export type AchievementCondition = z.output<typeof achievementConditionSchema>;
