/** Before the id of a game in `openChatAccountOf`: its community. Without it the marker is a username. */
export const COMMUNITY_PREFIX = 'community:';
