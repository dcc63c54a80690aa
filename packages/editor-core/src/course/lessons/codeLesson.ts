import type { CourseLesson } from '../outline/Course.ts';
import type { LessonStepId } from '../outline/courseOutline.ts';
import {
  appendCode,
  findCourseScript,
  readCode,
  TEMPLATE_GREETING,
  writeGreeting,
} from '../game/courseCode.ts';
import { ensureScript } from '../game/ensureParts.ts';
import { PLAYTEST_SECONDS_MIN } from '../game/courseQueries.ts';

const COUNTER = `let found = 0;

on('unitPicksUpItem', () => {
  found = found + 1;
  console.log('Coins found:', found);
});
`;

export const codeLesson: CourseLesson<LessonStepId<'code'>> = {
  learned:
    'You wrote real TypeScript. “on” waits for something to happen, a variable remembers a value, and the console shows you what your code is doing.',
  steps: {
    script: {
      title: 'Create a script',
      text: 'Press the plus on the left and choose Script. Pick “World” and press Create script. A script does what rules do, but you type it as code.',
      hint: 'The code that appears already works. Read it like a story: on(…) means “when”.',
      location: (game) => findCourseScript(game) ?? { kind: 'script', script: '', file: '' },
      anchors: ['newScript', 'code', 'add'],
      isDone: ({ game }) => Object.keys(game.scripts).length > 0,
      solution: { kind: 'edit', apply: (editor, run) => ensureScript(editor, run) },
    },
    words: {
      title: 'Change what it says',
      text: 'Find the line with messages.showMessage. It greets players who join. Replace the words “is here.” with your own greeting.',
      hint: 'Change only the words. Leave the quotes, brackets, and ${…} as they are. A red line under the code means something is wrong there.',
      location: findCourseScript,
      anchors: ['code'],
      points: () => [{ kind: 'code', text: 'showMessage' }],
      isDone: ({ game }) => {
        const code = readCode(game);
        return (
          code.includes('playerJoins') &&
          /messages\s*\.\s*show\w+\(/.test(code) &&
          !code.includes(TEMPLATE_GREETING)
        );
      },
      solution: { kind: 'edit', apply: writeGreeting },
    },
    variable: {
      title: 'Count with a variable',
      text: 'Type these lines at the end of your script. “found” is a variable: a box with a number in it. Each coin you pick up makes the number bigger.',
      code: () => COUNTER,
      hint: 'You need three things: let … = 0 makes the box, … = … + 1 changes it, and console.log shows it.',
      location: findCourseScript,
      anchors: ['code'],
      points: () => [{ kind: 'code', text: null }],
      isDone: ({ game }) => {
        const code = readCode(game);
        const names = Array.from(
          code.matchAll(/\b(?:let|var)\s+([a-z_$][\w$]*)/gi),
          ([, name]) => name ?? '',
        );
        return names.some((name) => changes(code, name)) && /console\s*\.\s*log\s*\(/.test(code);
      },
      solution: { kind: 'edit', apply: (editor, run) => appendCode(editor, run, COUNTER) },
    },
    play: {
      title: 'Read the console',
      text: 'Press Play (F5), pick up a coin, then open Console at the bottom of the window. That’s where your program talks to you.',
      hint: 'If the game doesn’t start, the error message says which line to check. Ctrl Z undoes your last change.',
      location: () => null,
      anchors: ['play'],
      isLast: true,
      isDone: ({ play }) => play.isRunning && play.scriptLines > 0 && play.seconds >= PLAYTEST_SECONDS_MIN,
      solution: { kind: 'play', players: 1 },
    },
  },
};

/** Whether the code changes a variable based on its old value: `x = x + 1`, `x += 1` or `x++`. */
function changes(code: string, name: string): boolean {
  const plain = name.replaceAll('$', String.raw`\$`);
  const patterns = [
    String.raw`${plain}\s*=\s*[^=;]*\b${plain}\b`,
    String.raw`${plain}\s*[+\-*]=`,
    String.raw`${plain}\s*\+\+`,
  ];
  return patterns.some((pattern) => new RegExp(String.raw`(?<![\w$])${pattern}`).test(code));
}
