/** Links in the navigation bar, and in its panel on small screens. */
export const MAIN_LINKS = [
  { label: 'Editor', to: '/create' },
  { label: 'Showcase', to: '/games/popular' },
  { label: 'Pricing', to: '/pricing' },
  { label: 'Services', to: '/game-development-services' },
] as const;

export const LEARN_LINKS = [
  { label: 'Tutorials', to: '/docs/tutorials' },
  { label: 'Documentation', to: '/docs' },
  { label: 'Forum', to: '/forum' },
] as const;

export const BLOG_LINK = { label: 'Blog', to: '/blog' } as const;
