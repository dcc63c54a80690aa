interface Category {
  name: string;
  title: string;
  description: string;
}

/** The lists of games there are; any other address below `/games/` does not exist. */
export const categories: Record<string, Category> = {
  popular: {
    name: 'Popular',
    title: 'Showcase',
    description:
      'Games made on Playloom, the most played first. Open one and you are in: no download, no account.',
  },
  html5: {
    name: 'HTML5',
    title: 'HTML5 games',
    description: 'Games that run in any browser, on a phone as on a desktop. Nothing to install.',
  },
  io: {
    name: 'io',
    title: 'io games',
    description: 'Quick games with many players in one arena. Join with a link and leave whenever you like.',
  },
};
