/**
 * In `openChatAccountOf`, this prefix and a game id refer to the game's community. A value without the prefix is a
 * username.
 */
export const COMMUNITY_PREFIX = 'community:';
