export interface GameCategory {
  /** Label of the link to the category. */
  name: string;
  /** A game is in the category if it has one of these tags. Categories without tags use other criteria. */
  tags?: readonly string[];
}

/** A game is in every genre that lists one of its tags. Creators choose the tags of their games. */
export const genres = {
  arena: { name: 'Arena', tags: ['arena', 'shooter', 'action', 'battle', 'fighting'] },
  platformer: { name: 'Platformer', tags: ['platformer', 'platform', 'jumping', 'parkour'] },
  racing: { name: 'Racing', tags: ['racing', 'race', 'cars', 'driving'] },
  sports: { name: 'Sports', tags: ['sports', 'sport', 'football', 'soccer', 'basketball', 'golf'] },
  survival: { name: 'Survival', tags: ['survival', 'waves', 'zombies', 'tower defense'] },
  'role-playing': { name: 'Role-playing', tags: ['role-playing', 'rpg', 'quests', 'adventure', 'village'] },
  puzzle: { name: 'Puzzle', tags: ['puzzle', 'puzzles', 'logic', 'quiz', 'trivia'] },
  'co-op': { name: 'Co-op', tags: ['co-op', 'coop', 'cooperative', 'teamwork'] },
} as const satisfies Record<string, GameCategory & { tags: readonly string[] }>;

/** Tags of .io games: real-time arena games in which many players all compete against each other. */
const IO_GAME_TAGS = ['io', 'eat and grow', 'everyone for themselves', 'free for all'] as const;

/** Lists of games, by the last part of their address: `/games/{category}`. */
export const gameCategories: Record<string, GameCategory> = {
  popular: { name: 'Popular' },
  new: { name: 'New' },
  io: { name: 'io', tags: IO_GAME_TAGS },
  html5: { name: 'HTML5' },
  ...genres,
};
