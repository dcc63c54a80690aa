import { z } from 'zod';
import { markerIcons } from '../catalog/entry/markerIcons.ts';
import { achievementConditionSchema } from './achievementSchema.ts';
import { fieldSchemas } from './fieldSchemas.ts';
import { goalPeriods } from './goalPeriods.ts';
import { ACHIEVEMENT_NAME_MAX, ACHIEVEMENT_TEXT_MAX, WEEKLY_GOAL_POINTS_MAX } from './limits.ts';

/** Something that a player can do again each day or week. The platform chooses some of them for each player. */
export const goalSchema = z.strictObject({
  id: fieldSchemas.id,
  name: fieldSchemas.text(ACHIEVEMENT_NAME_MAX).min(1),
  description: fieldSchemas.text(ACHIEVEMENT_TEXT_MAX).default(''),
  icon: z.enum(markerIcons).default('target'),
  period: z.enum(goalPeriods).default('daily'),
  /** How much it adds to the mastery of the game. `checkGoals` has a lower limit for daily goals. */
  points: fieldSchemas.integer(0, WEEKLY_GOAL_POINTS_MAX).default(10),
  done: achievementConditionSchema.default({ kind: 'seconds', seconds: 600 }),
});

export type Goal = z.output<typeof goalSchema>;
