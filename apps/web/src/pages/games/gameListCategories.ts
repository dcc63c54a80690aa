import { gameCategories } from '@playloom/api-contract';

interface Category {
  name: string;
  title: string;
  /** Which games the list contains and how they are sorted, in one or two sentences. */
  description: string;
}

const TEXTS: Record<string, Omit<Category, 'name'>> = {
  popular: {
    title: 'Showcase',
    description: 'Games made on Playloom, most played first. No download or account needed.',
  },
  new: {
    title: 'New games',
    description:
      'The latest releases first. Be one of the first to play a game, and tell its creator what you think.',
  },
  io: {
    title: 'io games',
    description:
      'Real-time games with many players in one arena: join in seconds, play against everyone, leave whenever you like.',
  },
  html5: {
    title: 'HTML5 games',
    description:
      'Games that run in any browser on any device: with touch on phones and tablets, or with a keyboard or mouse on computers. Listed from A to Z.',
  },
  arena: {
    title: 'Arena games',
    description: 'Aim, dodge, and outlast the others: shooters and fights in rounds, alone or in teams.',
  },
  platformer: {
    title: 'Platformer games',
    description: 'Run, jump, and climb from ledge to ledge, often racing the other players to the flag.',
  },
  racing: {
    title: 'Racing games',
    description:
      'First across the line wins, on wheels or on foot. Race friends with a link, or the bots that fill the empty lanes.',
  },
  sports: {
    title: 'Sports games',
    description: 'Soccer and other ball games for two teams, with quick matches and simple controls.',
  },
  survival: {
    title: 'Survival games',
    description: 'Hold out against the night, the waves, and the cold for as long as your group can.',
  },
  'role-playing': {
    title: 'Role-playing games',
    description: 'Villages, quests, and treasure. Your character and your progress are saved between visits.',
  },
  puzzle: {
    title: 'Puzzle games',
    description: 'Puzzles, logic games, and quizzes to solve alone or together.',
  },
  'co-op': {
    title: 'Co-op games',
    description: 'Everyone on the same side: games you win together or not at all.',
  },
};

/** All lists of games, by their path below `/games/`. Any other path is a 404. */
export const gameListCategories: Record<string, Category> = Object.fromEntries(
  Object.entries(gameCategories).flatMap(([slug, { name }]) => {
    const texts = TEXTS[slug];
    return texts ? [[slug, { name, ...texts }]] : [];
  }),
);
