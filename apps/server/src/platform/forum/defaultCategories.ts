import type { ForumCategory } from '@playloom/api-contract';

export const defaultCategories: ForumCategory[] = [
  {
    slug: 'news',
    title: 'News',
    description: 'What is new on Playloom, from the people who build it.',
    isForStaff: true,
  },
  {
    slug: 'help',
    title: 'Help',
    description: 'Stuck on a rule, a script or a map? Somebody has been there before.',
    isForStaff: false,
  },
  {
    slug: 'show-your-game',
    title: 'Show your game',
    description: 'Show what you are making, and ask others to try it.',
    isForStaff: false,
  },
  {
    slug: 'ideas',
    title: 'Ideas',
    description: 'What Playloom should be able to do next.',
    isForStaff: false,
  },
  {
    slug: 'off-topic',
    title: 'Off-topic',
    description: 'Everything else, kindly.',
    isForStaff: false,
  },
];
