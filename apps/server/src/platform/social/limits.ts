/** These limit how many notifications one account can cause. */
export const FOLLOWING_MAX = 2000;
export const FRIENDS_MAX = 500;
/** The most users notified by one job. Large audiences are split, so that no job takes long. */
export const NOTIFIED_PER_JOB_MAX = 500;
