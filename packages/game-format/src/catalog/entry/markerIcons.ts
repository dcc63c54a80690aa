/** The icons that a marker can have. */
export const markerIcons = [
  'dot',
  'star',
  'flag',
  'ball',
  'target',
  'question',
  'exclamation',
  'heart',
  'coin',
  'home',
  'crown',
] as const;

export type MarkerIcon = (typeof markerIcons)[number];
