import type { CourseLesson } from '../outline/Course.ts';
import type { LessonStepId } from '../outline/courseOutline.ts';
import { COURSE_TITLE } from '../game/prepareCourseGame.ts';

const ABOUT_MIN = 10;
const TOGETHER = 2;

export const publishLesson: CourseLesson<LessonStepId<'publish'>> = {
  learned:
    'You made a multiplayer game, from an empty lawn to a link that works on every phone. Send it to a friend. Then make it better.',
  steps: {
    together: {
      title: 'Test it with two players',
      text: 'Click “1 player” next to Play and choose 2 players, then press Play. You’ll see both screens at once.',
      hint: 'Or press Ctrl F5. Click inside one of the two screens to move that player.',
      location: () => null,
      anchors: ['players', 'play'],
      isDone: ({ play }) => play.isRunning && play.players >= TOGETHER,
      solution: { kind: 'play', players: TOGETHER },
    },
    title: {
      title: 'Give your game a name',
      text: `It is still called “${COURSE_TITLE}”. Click the name at the top left and type the real one.`,
      hint: 'Short names are easier to remember. Press Enter when you’re done.',
      location: () => null,
      anchors: ['title'],
      isDone: ({ game }) => {
        const title = game.settings.title.trim();
        return title !== '' && title !== COURSE_TITLE;
      },
      solution: {
        kind: 'edit',
        apply: (_editor, run) => {
          const path = ['settings', 'title'];
          run({ label: 'Name the game', edits: [{ kind: 'set', path, value: 'Coin Garden' }] });
        },
      },
    },
    about: {
      title: 'Say what it is about',
      text: 'In Settings, write a one-sentence description. What do players do, and what’s the fun part?',
      hint: `Write at least ${ABOUT_MIN} letters. “Grab five coins before the monster grabs you” says it all.`,
      location: () => ({ kind: 'settings', field: ['settings', 'description'] }),
      anchors: ['field'],
      isDone: ({ game }) => game.settings.description.trim().length >= ABOUT_MIN,
      solution: {
        kind: 'edit',
        apply: (_editor, run) => {
          const value = 'Grab five coins before the monster grabs you!';
          run({
            label: 'Describe the game',
            edits: [{ kind: 'set', path: ['settings', 'description'], value }],
          });
        },
      },
    },
    publish: {
      title: 'Publish it',
      text: 'Press Publish. You need a free account so the game belongs to you. Then anyone with the link can play.',
      hint: 'No account yet? You can sign up right there. If you’re not sure, ask a parent. Your game is saved.',
      location: () => null,
      anchors: ['publish'],
      isDone: ({ release }) => release !== null,
      solution: { kind: 'publish' },
    },
  },
};
