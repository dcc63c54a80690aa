import type { ForumCategory } from '@playloom/api-contract';

export const defaultForumCategories: ForumCategory[] = [
  {
    slug: 'news',
    title: 'News',
    description: 'What’s new on Playloom, from the people who build it.',
    isForStaff: true,
  },
  {
    slug: 'help',
    title: 'Help',
    description: 'Stuck on a rule, a script, or a map? Ask the community.',
    isForStaff: false,
  },
  {
    slug: 'show-your-game',
    title: 'Show your game',
    description: 'Share what you’re making and get feedback.',
    isForStaff: false,
  },
  {
    slug: 'ideas',
    title: 'Ideas',
    description: 'Suggest what Playloom should do next.',
    isForStaff: false,
  },
  {
    slug: 'off-topic',
    title: 'Off-topic',
    description: 'Anything else. Be kind.',
    isForStaff: false,
  },
];
