/** Prefix of a game id in `openChatAccountOf` for its community. Without it, the value is a username. */
export const COMMUNITY_PREFIX = 'community:';
