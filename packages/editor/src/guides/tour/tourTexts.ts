import type { TourStep } from './Tour.ts';

interface TourStepText {
  readonly title: string;
  readonly text: string;
  /** CSS selectors for the target of the step. The first element that is on the screen is used. */
  readonly at: readonly string[];
}

const MAP = '.map-canvas';
const STAGE = '#ed-stage';
const TREE = '.ed-tree';

export const TOUR_STEP_TEXTS: { readonly [step in TourStep]: TourStepText } = {
  move: {
    title: 'Move something',
    text: 'Press V, then drag anything on the map: a spawn point, a crate, a goal. To use the keyboard, select an object, or press Ctrl A to select everything, and press the arrow keys.',
    at: [MAP, STAGE],
  },
  paint: {
    title: 'Paint the ground',
    text: 'Press B for the brush, pick a tile, and drag over the map. To use the keyboard, move the cursor with the arrow keys and press Enter. Press Ctrl Z to undo.',
    at: ['.map-tool[aria-label="Brush"]', MAP, STAGE],
  },
  place: {
    title: 'Place an object',
    text: 'Choose a unit, item, or prop here, then click on the map or press Enter there.',
    at: ['.map-things', MAP, STAGE],
  },
  number: {
    title: 'Change a number',
    text: 'Open a type on the left, such as the hero, and change its speed. Drag the number sideways, or type a new one.',
    at: [TREE],
  },
  rule: {
    title: 'Add a rule',
    text: 'Rules make things happen. Click the plus and choose Rule, or press N in the rules tab. Then add an action, such as saying hello when a player joins. Start typing, and press Enter to accept a suggestion.',
    at: [`${TREE} [aria-label="Add to the game"]`, TREE],
  },
  play: {
    title: 'Play your game',
    text: 'Press F5. Your draft runs right here. Press F5 again, or Shift F5, to stop.',
    at: ['[data-tour="play"]'],
  },
  publish: {
    title: 'Publish your game',
    text: 'Once it’s published, anyone with the link can play, even on a phone. You can keep editing and publish again.',
    at: ['[data-tour="publish"]'],
  },
};
