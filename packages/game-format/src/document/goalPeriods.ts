/** How long a goal lasts. Its progress begins anew with each day or week (UTC, weeks from Monday). */
export const goalPeriods = ['daily', 'weekly'] as const;
export type GoalPeriod = (typeof goalPeriods)[number];
