import type { MarkerIcon } from './markerIcons.ts';

/** The filled shape of each icon, on a grid of 12 by 12, as the shapes of teams. Holes run in the other direction. */
export const markerPaths: { readonly [Icon in MarkerIcon]: string } = {
  dot: 'M6 2.2a3.8 3.8 0 1 0 0 7.6A3.8 3.8 0 0 0 6 2.2z',
  star: 'M6 .6l1.7 3.5 3.8.5-2.8 2.7.7 3.8L6 9.3l-3.4 1.8.7-3.8L.5 4.6l3.8-.5z',
  flag: 'M2.5.8h1.4v.7h6.3L8.5 4.1l1.7 2.6H3.9v4.6H2.5z',
  ball: 'M6 .8a5.2 5.2 0 1 0 0 10.4A5.2 5.2 0 0 0 6 .8zM6 3.5l2.4 1.8-.9 2.8h-3l-.9-2.8z',
  target:
    'M6 .8a5.2 5.2 0 1 0 0 10.4A5.2 5.2 0 0 0 6 .8zM6 2.7a3.3 3.3 0 1 1 0 6.6 3.3 3.3 0 0 1 0-6.6zM6 4.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3z',
  question:
    'M2.2 4.3C2.3 1.8 3.9.2 6.2.2 8.5.2 10.1 1.6 10.1 3.7c0 1.4-.7 2.3-1.8 3.1-.7.5-.9.8-.9 1.2H4.5c0-1.6.6-2.5 1.7-3.3.6-.4.8-.6.8-1 0-.5-.3-.8-.9-.8s-.9.4-1 1.4zM4.4 8.9h3.1v2.9H4.4z',
  exclamation: 'M4.1.3h3.8l-.6 7.3H4.7zM4.5 8.7h3v3h-3z',
  heart: 'M6 10.9S.8 7.6.8 4.2A2.8 2.8 0 0 1 6 2.9a2.8 2.8 0 0 1 5.2 1.3C11.2 7.6 6 10.9 6 10.9z',
  coin: 'M6 .8a5.2 5.2 0 1 0 0 10.4A5.2 5.2 0 0 0 6 .8zM6 3a3 3 0 1 1 0 6 3 3 0 0 1 0-6z',
  home: 'M6 .9l5.5 4.8H9.9v5.1H7.3V7.5H4.7v3.3H2.1V5.7H.5z',
  crown: 'M.6 2.9l2.9 2.3L6 1.2l2.5 4 2.9-2.3-1.1 7.4H1.7z',
};
