import type { DraftGame } from '@playloom/draft';
import { getDefaultName } from '../../tree/kinds.ts';
import { planType } from '../../tree/treeCommands.ts';
import type { EditorLocation } from '../../locations/EditorLocation.ts';
import type { CourseLesson } from '../outline/Course.ts';
import type { LessonStepId } from '../outline/courseOutline.ts';
import { ensureCoin, createCoinLook, placeMissingEntities } from '../game/ensureParts.ts';
import {
  countPlacedEntities,
  findCoinType,
  hasPlaytested,
  listPlacementClickTargets,
} from '../game/courseQueries.ts';

const COINS_MIN = 5;
/** The default look of a new item, to detect whether the learner has changed it. */
const PLAIN = { shape: 'box', color: '#f4b860' };

function coinOf(game: DraftGame) {
  const id = findCoinType(game);
  return id === null ? undefined : game.types.items[id];
}

function findCoinLocation(game: DraftGame, field?: readonly string[]): EditorLocation | null {
  const id = findCoinType(game);
  if (id === null) return null;
  return field === undefined ? { kind: 'type', of: 'items', id } : { kind: 'type', of: 'items', id, field };
}

export const coinsLesson: CourseLesson<LessonStepId<'coins'>> = {
  learned:
    'You made a type: a blueprint that you can place on the map as often as you like. Change the blueprint, and every copy changes.',
  steps: {
    item: {
      title: 'Add an item',
      text: 'Press the plus at the top of the list on the left and choose Item. Players can pick up items.',
      hint: 'The plus is right next to “Search this game”.',
      location: () => null,
      anchors: ['add'],
      isDone: ({ game }) => findCoinType(game) !== null,
      solution: { kind: 'edit', apply: ({ game }, run) => run(planType(game.get(), 'items').command) },
    },
    name: {
      title: 'Call it a coin',
      text: 'Click the big name at the top and type Coin. Or make it a gem, a cookie, or a star. It’s your treasure.',
      hint: `Any name except “${getDefaultName('items')}” works. Press Enter when you’re done.`,
      location: (game) => findCoinLocation(game),
      anchors: ['name'],
      isDone: ({ game }) => (coinOf(game)?.name ?? getDefaultName('items')) !== getDefaultName('items'),
      solution: {
        kind: 'edit',
        apply: (editor, run) => {
          const path = ['types', 'items', ensureCoin(editor, run), 'name'];
          run({ label: 'Name the coin', edits: [{ kind: 'set', path, value: 'Coin' }] });
        },
      },
    },
    look: {
      title: 'Make it shine',
      text: 'Under Look on the right, choose another shape or color, or pick an image. A gold star looks like treasure.',
      hint: 'Look is in the panel on the right. Change the shape, the color, or the image.',
      location: (game) => findCoinLocation(game, ['look', 'shape']),
      anchors: ['field'],
      isDone: ({ game }) => {
        const look = coinOf(game)?.look;
        if (look === undefined) return false;
        return look.image !== null || look.shape !== PLAIN.shape || look.color !== PLAIN.color;
      },
      solution: {
        kind: 'edit',
        apply: (editor, run) => {
          const path = ['types', 'items', ensureCoin(editor, run), 'look'];
          const edits = Object.entries(createCoinLook()).map(
            ([field, value]) => ({ kind: 'set', path: [...path, field], value }) as const,
          );
          run({ label: 'Make the coin shine', edits });
        },
      },
    },
    place: {
      title: `Place ${COINS_MIN} coins`,
      text: `Go to the Map tab. Under “Place” on the right, click your coin, then click on the map ${COINS_MIN} times. Put one where it is hard to reach!`,
      hint: 'If you can’t see your coin, choose Items under “Place”. Press Ctrl Z to remove a coin that landed in the wrong place.',
      location: () => ({ kind: 'map' }),
      anchors: ['things', 'map'],
      points: (game) => listPlacementClickTargets('item', findCoinType(game)),
      isDone: ({ game }) => countPlacedEntities(game, 'item') >= COINS_MIN,
      solution: {
        kind: 'edit',
        apply: (editor, run) => {
          const type = ensureCoin(editor, run);
          const missing = COINS_MIN - countPlacedEntities(editor.game.get(), 'item');
          placeMissingEntities(editor, run, { kind: 'item', type }, missing);
        },
      },
    },
    play: {
      title: 'Collect them',
      text: 'Press Play (F5) and walk over your coins. They go into your inventory, but nothing counts them yet. That’s the next lesson.',
      hint: 'If the keys don’t work, click inside the game first.',
      location: () => null,
      anchors: ['play'],
      isLast: true,
      isDone: hasPlaytested,
      solution: { kind: 'play', players: 1 },
    },
  },
};
