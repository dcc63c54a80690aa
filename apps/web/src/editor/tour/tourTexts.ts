import type { TourStep } from './Tour.ts';

interface TourStepText {
  readonly title: string;
  readonly text: string;
  /** Where it points to: the first of these that is on the screen. */
  readonly at: readonly string[];
}

const MAP = '.map-canvas';
const STAGE = '#ed-stage';
const TREE = '.ed-tree';

export const TOUR_STEP_TEXTS: { readonly [step in TourStep]: TourStepText } = {
  move: {
    title: 'Move something',
    text: 'Press V, then drag anything on the map: a start point, a crate, a goal. With the keyboard: select it, or all with Ctrl A, and use the arrow keys.',
    at: [MAP, STAGE],
  },
  paint: {
    title: 'Paint the ground',
    text: 'Press B for the brush, pick a tile and drag over the map; with the keyboard, go there and press Enter. Ctrl Z takes anything back.',
    at: ['.map-tool[aria-label="Brush"]', MAP, STAGE],
  },
  place: {
    title: 'Place a thing',
    text: 'Choose a unit, item or prop here, then click on the map or press Enter there. It is there at once.',
    at: ['.map-things', MAP, STAGE],
  },
  number: {
    title: 'Change a number',
    text: 'Open a type on the left, such as the hero, and change its speed. Drag the number sideways, or type.',
    at: [TREE],
  },
  rule: {
    title: 'Add a rule',
    text: 'Rules say what happens when. Press the plus and choose Rule, or N among the rules, and give it something to do: when a player joins, say hello. Type it, and take what is offered with Enter.',
    at: [`${TREE} [aria-label="Add something"]`, TREE],
  },
  play: {
    title: 'Play it',
    text: 'Press F5. The game runs right here, from the draft as it is. F5 again, or Shift F5, stops it.',
    at: ['[data-tour="play"]'],
  },
  publish: {
    title: 'Publish it',
    text: 'Now anybody with the link can play, on a phone too. You can go on changing it and publish again.',
    at: ['[data-tour="publish"]'],
  },
};
