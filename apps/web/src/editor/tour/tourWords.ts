import type { TourStep } from './Tour.ts';

export interface TourWord {
  readonly title: string;
  readonly text: string;
  /** Where it points to: the first of these that is on the screen. */
  readonly at: readonly string[];
}

export const TOUR_WORDS: { readonly [step in TourStep]: TourWord } = {
  move: {
    title: 'Move something',
    text: 'Press V, then drag anything on the map: a start point, a crate, a goal. With the keyboard: select it and use the arrow keys.',
    at: ['[data-tour="map"]', '#ed-stage'],
  },
  paint: {
    title: 'Paint the ground',
    text: 'Press B for the brush, pick a tile and drag over the map. Ctrl Z takes anything back.',
    at: ['[data-tour="brush"]', '[data-tour="map"]', '#ed-stage'],
  },
  place: {
    title: 'Place a thing',
    text: 'Choose a unit, item or prop in the palette and click on the map. It is there at once.',
    at: ['[data-tour="place"]', '[data-tour="map"]', '#ed-stage'],
  },
  number: {
    title: 'Change a number',
    text: 'Open a type on the left, such as the hero, and change its speed. Drag the number sideways, or type.',
    at: ['[data-tour="tree"]', '.ed-tree'],
  },
  rule: {
    title: 'Add a rule',
    text: 'Rules say what happens when. Add one: when a player joins, say hello.',
    at: ['[data-tour="add"]', '[data-tour="tree"]', '.ed-tree'],
  },
  play: {
    title: 'Play it',
    text: 'Press F5. The game runs right here, from the draft as it is. Shift F5 stops it.',
    at: ['[data-tour="play"]'],
  },
  publish: {
    title: 'Publish it',
    text: 'Now anybody with the link can play, on a phone too. You can go on changing it and publish again.',
    at: ['[data-tour="publish"]'],
  },
};
