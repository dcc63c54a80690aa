import type { DraftGame } from '@playloom/draft';
import type { Place } from '../../places/Place.ts';
import type { CourseLesson } from '../Course.ts';
import type { StepIdOf } from '../courseOutline.ts';
import { findHero, hasPlayed } from '../findInCourse.ts';
import { FIRST_SPEED, FIRST_START } from '../prepareCourseGame.ts';

const FIRST_NAME = 'Hero';
const NEW_NAME = 'Captain Mango';
const NEW_SPEED = 7;
const NEW_START = { x: 4, y: 4 };

function placeOfHero(game: DraftGame, field?: readonly string[]): Place | null {
  const id = findHero(game);
  if (id === null) return null;
  return field === undefined ? { kind: 'type', of: 'units', id } : { kind: 'type', of: 'units', id, field };
}

function heroOf(game: DraftGame) {
  const id = findHero(game);
  return id === null ? undefined : game.types.units[id];
}

export const heroLesson: CourseLesson<StepIdOf<'hero'>> = {
  learned:
    'Everything in a game has numbers and names behind it. Change one, and the game feels different at once.',
  steps: {
    name: {
      title: 'Name your hero',
      text: 'Open Hero on the left, under Units. Click the big name at the top and type a name of your own.',
      hint: 'Press Enter when you are done. Any name but “Hero” counts.',
      place: (game) => placeOfHero(game),
      anchors: ['name'],
      isDone: ({ game }) => (heroOf(game)?.name ?? FIRST_NAME).trim() !== FIRST_NAME,
      solution: {
        kind: 'edit',
        apply: ({ game }, run) => {
          const id = findHero(game.get()) ?? '';
          const edits = [{ kind: 'set', path: ['types', 'units', id, 'name'], value: NEW_NAME }] as const;
          run({ label: 'Name the hero', edits });
        },
      },
    },
    speed: {
      title: 'Change the speed',
      text: `Find Speed under Movement. It says ${FIRST_SPEED}: five tiles every second. Type another number. What about ${NEW_SPEED}?`,
      hint: 'Type “speed” into “Find a setting” if you cannot see it. Press Enter after the number.',
      place: (game) => placeOfHero(game, ['controls', 'speed']),
      anchors: ['field'],
      isDone: ({ game }) => (heroOf(game)?.controls.speed ?? FIRST_SPEED) !== FIRST_SPEED,
      solution: {
        kind: 'edit',
        apply: ({ game }, run) => {
          const path = ['types', 'units', findHero(game.get()) ?? '', 'controls', 'speed'];
          run({ label: 'Change the speed', edits: [{ kind: 'set', path, value: NEW_SPEED }] });
        },
      },
    },
    start: {
      title: 'Choose where players start',
      text: 'Go back to the Map tab. Take the arrow (V), then drag the round start point from the middle to where your game should begin.',
      hint: 'The start point is the round badge with a small arrow. You can also press S and click to add another one.',
      place: () => ({ kind: 'map' }),
      anchors: ['map'],
      points: ({ map }) => [
        { kind: 'tool', tool: 'select' },
        ...Object.values(map.spawnPoints)
          .slice(0, 1)
          .map(({ x, y }) => ({ kind: 'spot', x, y }) as const),
      ],
      isDone: ({ game }) => {
        const points = Object.values(game.map.spawnPoints);
        return points.length > 1 || points.some(({ x, y }) => x !== FIRST_START.x || y !== FIRST_START.y);
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
      text: 'Press Play (F5) and run. Too fast? Too slow? Change the number until it feels right: game makers call this tuning.',
      hint: 'You can change the speed while the game is running.',
      place: () => null,
      anchors: ['play'],
      isLast: true,
      isDone: hasPlayed,
      solution: { kind: 'play', players: 1 },
    },
  },
};
