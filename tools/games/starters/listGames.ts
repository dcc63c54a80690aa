/** The starter games, in the order they are shown. */
export const starterSlugs = [
  'blank',
  'arena',
  'blob',
  'skyline',
  'kickoff',
  'nightfall',
  'harbour',
  'harbour-island',
] as const;

export type StarterSlug = (typeof starterSlugs)[number];

export function isStarterSlug(slug: string): slug is StarterSlug {
  return (starterSlugs as readonly string[]).includes(slug);
}
