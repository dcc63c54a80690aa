/** These limit how many notifications one account can cause. */
export const FOLLOWING_MAX = 2000;
export const FRIENDS_MAX = 500;
