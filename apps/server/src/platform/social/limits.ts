/** Both bound how much one account can make others hear. */
export const FOLLOWED_MAX = 2000;
export const FRIENDS_MAX = 500;
/** People told by one job: a crowd is told in parts, none of which takes long. */
export const NOTIFIED_PER_JOB_MAX = 500;
