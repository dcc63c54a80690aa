import { z } from 'zod';

const count = z.number().int().min(0);

/** On how many days a user has played. Days without play never make it smaller. */
export const streakSchema = z.strictObject({
  days: count,
  hasPlayedToday: z.boolean(),
  /** Days of this week, from Monday, and of the best week. */
  weekDays: count,
  bestWeek: count,
});
export type Streak = z.infer<typeof streakSchema>;
