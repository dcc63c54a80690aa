/** The most users notified by one job. Large audiences are split, so that no job takes long. */
export const NOTIFIED_PER_JOB_MAX = 500;
