import type { DraftGame } from '@playloom/draft';
import { addRule } from '../../rules/ruleCommands.ts';
import type { CourseLesson } from '../outline/Course.ts';
import type { LessonStepId } from '../outline/courseOutline.ts';
import { ensureCoin } from '../game/ensureParts.ts';
import { findCoinType, hasAction, listRulesByTrigger } from '../game/courseQueries.ts';

const COLLECTING = ['unitPicksUpItem', 'unitTouchesItem'];
const COUNTING = ['changeScore', 'setScore', 'changePlayerVariable', 'changeTeamScore', 'changeVariable'];

const rulesOfCoins = (game: DraftGame) => listRulesByTrigger(game, COLLECTING);
const countingRules = (game: DraftGame) => rulesOfCoins(game).filter((rule) => hasAction(rule.do, COUNTING));
const RULES = () => ({ kind: 'rules', group: '' }) as const;

export const scoreLesson: CourseLesson<LessonStepId<'score'>> = {
  learned:
    'A rule has two halves: WHEN something happens, DO something. Every game you know is made of rules like this.',
  steps: {
    trigger: {
      title: 'Start a rule',
      text: 'Open Rules on the left and press New rule. Type “picks up” and choose “any unit type picks up any item type”. That is the WHEN.',
      hint: 'With the list of rules open, press N. Move through the list with the arrow keys and choose with Enter.',
      location: RULES,
      anchors: ['newRule', 'rules'],
      isDone: ({ game }) => rulesOfCoins(game).length > 0,
      solution: {
        kind: 'edit',
        apply: (editor, run) => {
          const itemType = ensureCoin(editor, run);
          const rule = { name: 'Coin gives a point', when: { when: 'unitPicksUpItem', itemType } };
          run(addRule(editor.game.get(), rule).command);
        },
      },
    },
    action: {
      title: 'Give a point',
      text: 'Now the DO. Click “Add an action”, type “score”, and choose “Add 1 to the score of …”. The player who picked up the coin gets the point.',
      hint: 'The player should be “the owner of the triggering unit”: the person who moves that hero.',
      location: RULES,
      anchors: ['addAction', 'rules'],
      isDone: ({ game }) => countingRules(game).length > 0,
      solution: {
        kind: 'edit',
        apply: (editor, run) => {
          const rule = rulesOfCoins(editor.game.get())[0];
          const player = { get: 'ownerOf', entity: { get: 'triggeringUnit' } };
          const point = { do: 'changeScore', player, amount: 1 };
          if (rule === undefined) {
            const itemType = ensureCoin(editor, run);
            const when = { when: 'unitPicksUpItem', itemType };
            run(addRule(editor.game.get(), { name: 'Coin gives a point', when, do: [point] }).command);
            return;
          }
          const path = ['rules', rule.id, 'do'];
          run({
            label: 'Give a point',
            edits: [{ kind: 'insert', path, key: editor.nextKey(), value: point }],
          });
        },
      },
    },
    play: {
      title: 'Earn your first point',
      text: 'Press Play (F5), pick up a coin and watch the scoreboard. Your rule just ran!',
      hint: 'This step is done when your rule runs in a playtest. Walk over at least one coin.',
      location: () => null,
      anchors: ['play'],
      isLast: true,
      isDone: ({ game, play }) => countingRules(game).some(({ id }) => play.ranRules.has(id)),
      solution: { kind: 'play', players: 1, at: findPlacedCoin },
    },
  },
};

/** The position of a coin on the map. The playtest starts there, so that the player collects it immediately. */
function findPlacedCoin(game: DraftGame): { readonly x: number; readonly y: number } | null {
  const coin = findCoinType(game);
  const placed = game.map.entities.find(({ kind, type }) => kind === 'item' && type === coin);
  return placed === undefined ? null : { x: placed.x, y: placed.y };
}
