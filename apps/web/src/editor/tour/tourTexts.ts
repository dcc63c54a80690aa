import type { TourStep } from './Tour.ts';

interface TourStepText {
  readonly title: string;
  readonly text: string;
  /** Targets of the step: the first of these that is on the screen. */
  readonly at: readonly string[];
}

const MAP = '.map-canvas';
const STAGE = '#ed-stage';
const TREE = '.ed-tree';

export const TOUR_STEP_TEXTS: { readonly [step in TourStep]: TourStepText } = {
  move: {
    title: 'Move something',
    text: 'Press V, then drag anything on the map: a spawn point, a crate, a goal. With the keyboard, select it, or everything with Ctrl A, and use the arrow keys.',
    at: [MAP, STAGE],
  },
  paint: {
    title: 'Paint the ground',
    text: 'Press B for the brush, pick a tile and drag over the map. With the keyboard, move the cursor and press Enter. Ctrl Z undoes anything.',
    at: ['.map-tool[aria-label="Brush"]', MAP, STAGE],
  },
  place: {
    title: 'Place an object',
    text: 'Choose a unit, item or prop here, then click on the map or press Enter there.',
    at: ['.map-things', MAP, STAGE],
  },
  number: {
    title: 'Change a number',
    text: 'Open a type on the left, such as the hero, and change its speed. Drag the number sideways, or type.',
    at: [TREE],
  },
  rule: {
    title: 'Add a rule',
    text: 'Rules make things happen. Press the plus and choose Rule, or press N in the rules. Give it an action, such as saying hello when a player joins. Type it, and press Enter to accept a suggestion.',
    at: [`${TREE} [aria-label="Add something"]`, TREE],
  },
  play: {
    title: 'Play your game',
    text: 'Press F5. Your draft runs right here. Press F5 again, or Shift F5, to stop.',
    at: ['[data-tour="play"]'],
  },
  publish: {
    title: 'Publish your game',
    text: 'Now anyone with the link can play, even on a phone. You can keep changing it and publish again.',
    at: ['[data-tour="publish"]'],
  },
};
