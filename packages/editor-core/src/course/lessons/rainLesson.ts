import type { DraftGame } from '@playloom/draft';
import type { CourseLesson, CourseState } from '../outline/Course.ts';
import type { LessonStepId } from '../outline/courseOutline.ts';
import { appendCode, findCourseScript, readCode } from '../game/courseCode.ts';
import { ensureCoin } from '../game/ensureParts.ts';
import { findCoinType, hasPlaytested } from '../game/courseQueries.ts';

const RAIN_SECONDS = 5;

const writeIf = (
  code: string,
) => `${/\blet\s+found\b/.test(code) ? '' : 'let found = 0;\n\n'}on('unitPicksUpItem', () => {
  if (found === 5) {
    messages.showMessage('Five coins! Keep going!', 3);
  }
});
`;

const writeRain = (coin: string) => `function rainCoins() {
  for (let count = 0; count < 3; count = count + 1) {
    const x = random.randomNumber(2, map.mapWidth() - 2);
    const y = random.randomNumber(2, map.mapHeight() - 2);
    items.createItem('${coin}', { x, y });
  }
}
`;

const TIMER = `on('everySeconds', { seconds: ${RAIN_SECONDS} }, () => {
  rainCoins();
});
`;

export const rainLesson: CourseLesson<LessonStepId<'rain'>> = {
  learned:
    '“if” makes a decision, a loop repeats, and a function gives your idea a name. Programmers use these three in every game.',
  steps: {
    if: {
      title: 'Decide with if',
      text: 'Type these lines at the end. The code between the curly brackets only runs if found is 5. Three equals signs ask “is it the same?”',
      code: (game) => writeIf(readCode(game)),
      hint: 'Count the brackets: each ( needs a ), each { needs a }. You can change the number and the words.',
      location: findCourseScript,
      anchors: ['code'],
      points: () => [{ kind: 'code', text: null }],
      isDone: ({ game }) => /\bif\s*\(/.test(readCode(game)),
      solution: {
        kind: 'edit',
        apply: (editor, run) => appendCode(editor, run, writeIf(readCode(editor.game.get()))),
      },
    },
    loop: {
      title: 'Repeat with a loop',
      text: 'A function is a piece of code with a name. This one uses a for loop to drop three coins at random places.',
      code: (game) => writeRain(findCoinType(game) ?? 'coin'),
      hint: 'Nothing happens yet. A function doesn’t run until you call it by name.',
      location: findCourseScript,
      anchors: ['code'],
      points: () => [{ kind: 'code', text: null }],
      isDone: ({ game }) => hasFunction(game) && hasLoop(game),
      solution: {
        kind: 'edit',
        apply: (editor, run) => appendCode(editor, run, writeRain(ensureCoin(editor, run))),
      },
    },
    timer: {
      title: 'Make it rain',
      text: `Call your function every ${RAIN_SECONDS} seconds. Type these lines at the end.`,
      code: () => TIMER,
      hint: 'The name in the middle must match your function’s name exactly.',
      location: findCourseScript,
      anchors: ['code'],
      points: () => [{ kind: 'code', text: null }],
      isDone: ({ game }) =>
        /every(?:Seconds|Tick)|runLater|game\s*\.\s*wait/.test(readCode(game)) && callsOwnFunction(game),
      solution: {
        kind: 'edit',
        apply: (editor, run) => {
          if (!hasFunction(editor.game.get())) appendCode(editor, run, writeRain(ensureCoin(editor, run)));
          const name = listFunctions(editor.game.get())[0] ?? 'rainCoins';
          appendCode(editor, run, TIMER.replace('rainCoins', name));
        },
      },
    },
    play: {
      title: 'Watch the sky',
      text: `Press Play (F5) and wait ${RAIN_SECONDS} seconds. It rains coins! Change a number in the loop while the game runs and see what happens.`,
      hint: 'If no coins fall, look at Problems and Console at the bottom of the window.',
      location: () => null,
      anchors: ['play'],
      isLast: true,
      isDone: (state: CourseState) => hasPlaytested(state, RAIN_SECONDS + 1),
      solution: { kind: 'play', players: 1 },
    },
  },
};

function listFunctions(game: DraftGame): readonly string[] {
  const pattern =
    /\bfunction\s+([a-z_$][\w$]*)|\bconst\s+([a-z_$][\w$]*)\s*=\s*(?:async\s*)?\([^)]*\)\s*=>/gi;
  return Array.from(readCode(game).matchAll(pattern), ([, one, other]) => one ?? other ?? '');
}

const hasFunction = (game: DraftGame) => listFunctions(game).length > 0;
const hasLoop = (game: DraftGame) => /\b(?:for|while)\s*\(|\.forEach\(/.test(readCode(game));

/** Whether the code uses one of the learner's functions: its name occurs more than once. */
function callsOwnFunction(game: DraftGame): boolean {
  const code = readCode(game);
  return listFunctions(game).some(
    (name) => Array.from(code.matchAll(/[\w$]+/g)).filter(([word]) => word === name).length > 1,
  );
}
