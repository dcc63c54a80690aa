import type { DraftGame } from '@playloom/draft';
import type { EditorLocation } from '../../locations/EditorLocation.ts';
import type { CourseLesson } from '../outline/Course.ts';
import type { LessonStepId } from '../outline/courseOutline.ts';
import { findHeroType, hasPlaytested } from '../game/courseQueries.ts';
import { INITIAL_HERO_SPEED, INITIAL_START_POINT } from '../game/prepareCourseGame.ts';

const FIRST_NAME = 'Hero';
const NEW_NAME = 'Captain Mango';
const NEW_SPEED = 7;
const NEW_START = { x: 4, y: 4 };

function findHeroLocation(game: DraftGame, field?: readonly string[]): EditorLocation | null {
  const id = findHeroType(game);
  if (id === null) return null;
  return field === undefined ? { kind: 'type', of: 'units', id } : { kind: 'type', of: 'units', id, field };
}

function heroOf(game: DraftGame) {
  const id = findHeroType(game);
  return id === null ? undefined : game.types.units[id];
}

export const heroLesson: CourseLesson<LessonStepId<'hero'>> = {
  learned:
    'Everything in a game has numbers and names behind it. Change one, and the game feels different right away.',
  steps: {
    name: {
      title: 'Name your hero',
      text: 'Open Hero on the left, under Units. Click the big name at the top and type a name you like.',
      hint: 'Any name except “Hero” works. Press Enter when you’re done.',
      location: (game) => findHeroLocation(game),
      anchors: ['name'],
      isDone: ({ game }) => (heroOf(game)?.name ?? FIRST_NAME).trim() !== FIRST_NAME,
      solution: {
        kind: 'edit',
        apply: ({ game }, run) => {
          const id = findHeroType(game.get()) ?? '';
          const edits = [{ kind: 'set', path: ['types', 'units', id, 'name'], value: NEW_NAME }] as const;
          run({ label: 'Name the hero', edits });
        },
      },
    },
    speed: {
      title: 'Change the speed',
      text: `Find Speed under Movement. It’s set to ${INITIAL_HERO_SPEED}, which means five tiles per second. Type another number. How about ${NEW_SPEED}?`,
      hint: 'If you can’t see it, type “speed” into “Find a setting”. Press Enter after the number.',
      location: (game) => findHeroLocation(game, ['controls', 'speed']),
      anchors: ['field'],
      isDone: ({ game }) => (heroOf(game)?.controls.speed ?? INITIAL_HERO_SPEED) !== INITIAL_HERO_SPEED,
      solution: {
        kind: 'edit',
        apply: ({ game }, run) => {
          const path = ['types', 'units', findHeroType(game.get()) ?? '', 'controls', 'speed'];
          run({ label: 'Change the speed', edits: [{ kind: 'set', path, value: NEW_SPEED }] });
        },
      },
    },
    start: {
      title: 'Choose where players start',
      text: 'Go back to the Map tab. Pick the arrow tool (V), then drag the round start point from the middle to where your game should begin.',
      hint: 'The start point is the round badge with a small arrow. You can also press S and click to add another one.',
      location: () => ({ kind: 'map' }),
      anchors: ['map'],
      points: ({ map }) => [
        { kind: 'tool', tool: 'select' },
        ...Object.values(map.spawnPoints)
          .slice(0, 1)
          .map(({ x, y }) => ({ kind: 'spot', x, y }) as const),
      ],
      isDone: ({ game }) => {
        const points = Object.values(game.map.spawnPoints);
        return (
          points.length > 1 ||
          points.some(({ x, y }) => x !== INITIAL_START_POINT.x || y !== INITIAL_START_POINT.y)
        );
      },
      solution: {
        kind: 'edit',
        apply: ({ game }, run) => {
          const [id] = Object.keys(game.get().map.spawnPoints);
          if (id === undefined) return;
          const path = ['map', 'spawnPoints', id];
          const { x, y } = NEW_START;
          run({
            label: 'Move the start',
            edits: [
              { kind: 'set', path: [...path, 'x'], value: x },
              { kind: 'set', path: [...path, 'y'], value: y },
            ],
          });
        },
      },
    },
    play: {
      title: 'Feel the difference',
      text: 'Press Play (F5) and run. Too fast? Too slow? Change the number until it feels right, which game developers call tuning.',
      hint: 'You can change the speed while the game is running.',
      location: () => null,
      anchors: ['play'],
      isLast: true,
      isDone: hasPlaytested,
      solution: { kind: 'play', players: 1 },
    },
  },
};
