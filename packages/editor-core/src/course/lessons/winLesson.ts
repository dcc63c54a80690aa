import type { DraftGame } from '@playloom/draft';
import { addRule } from '../../rules/ruleCommands.ts';
import type { CourseLesson } from '../outline/Course.ts';
import type { LessonStepId } from '../outline/courseOutline.ts';
import { hasAction, hasPlaytested, MESSAGE_ACTIONS } from '../game/courseQueries.ts';

const GOAL = 5;
const ENDINGS = ['roundEnds', 'matchEnds'];
const WINNING = ['playerWins', 'teamWins', 'endMatch', 'endRound'];

const endsByRule = (game: DraftGame) =>
  game.rules.some((rule) => rule.isEnabled && hasAction(rule.do, WINNING));

function hasGoal(game: DraftGame): boolean {
  const { scoreToWin, winner } = game.settings.match;
  return (scoreToWin > 0 && winner !== 'rules') || endsByRule(game);
}

/** Whether a rule shows a message when a round ends, or in the rule that ends it. */
const cheers = (game: DraftGame) =>
  game.rules.some(
    ({ isEnabled, when, do: actions }) =>
      isEnabled &&
      hasAction(actions, MESSAGE_ACTIONS) &&
      (ENDINGS.includes(when.when) || hasAction(actions, WINNING)),
  );

const setting = (field: string) => () => ({ kind: 'settings', field: ['settings', 'match', field] }) as const;

export const winLesson: CourseLesson<LessonStepId<'win'>> = {
  learned: 'When a game can be won, people want to play again. Keep your rounds short.',
  steps: {
    rounds: {
      title: 'Play in rounds',
      text: 'Open Settings on the left and turn on “Play in rounds”. Now everyone starts together.',
      hint: 'Type “rounds” into “Find a setting”.',
      location: setting('isEnabled'),
      anchors: ['field'],
      isDone: ({ game }) => game.settings.match.isEnabled || endsByRule(game),
      solution: {
        kind: 'edit',
        apply: (_editor, run) => {
          const path = ['settings', 'match', 'isEnabled'];
          run({ label: 'Play in rounds', edits: [{ kind: 'set', path, value: true }] });
        },
      },
    },
    goal: {
      title: 'Set the goal',
      text: `Set “Score to win” to ${GOAL} and “Who wins” to Player. The first player with ${GOAL} coins wins the round.`,
      hint: 'Both are right below “Play in rounds”. You need both.',
      location: setting('scoreToWin'),
      anchors: ['field'],
      points: () =>
        ['scoreToWin', 'winner'].map(
          (field) => ({ kind: 'field', path: ['settings', 'match', field] }) as const,
        ),
      isDone: ({ game }) => hasGoal(game),
      solution: {
        kind: 'edit',
        apply: (_editor, run) => {
          const path = ['settings', 'match'];
          run({
            label: 'Set the goal',
            edits: [
              { kind: 'set', path: [...path, 'scoreToWin'], value: GOAL },
              { kind: 'set', path: [...path, 'winner'], value: 'player' },
            ],
          });
        },
      },
    },
    message: {
      title: 'Cheer for the winner',
      text: 'Add a rule: WHEN a round ends, DO show everyone a message. What do you shout when someone wins?',
      hint: 'In Rules, press N, type “round ends”, press Enter, then type “show everyone”.',
      location: () => ({ kind: 'rules', group: '' }),
      anchors: ['newRule', 'rules'],
      isDone: ({ game }) => cheers(game),
      solution: {
        kind: 'edit',
        apply: ({ game }, run) => {
          const showMessage = { do: 'showMessage', text: 'All coins found! What a round!', seconds: 4 };
          const rule = { name: 'Cheer', when: { when: 'roundEnds' }, do: [showMessage] };
          run(addRule(game.get(), rule).command);
        },
      },
    },
    play: {
      title: 'Win your own game',
      text: `Press Play (F5), wait for the countdown and collect ${GOAL} coins. Does it feel too easy? Too hard? You know where the numbers are.`,
      hint: 'Place more coins on the map if five are not enough.',
      location: () => null,
      anchors: ['play'],
      isLast: true,
      isDone: (state) => hasPlaytested(state),
      solution: { kind: 'play', players: 1 },
    },
  },
};
