/**
 * The lessons and their steps, in order. The checks are in `courseLessons`, so that the course page doesn't have to
 * load them.
 */
export const courseOutline = [
  {
    id: 'paint',
    title: 'Paint your world',
    goal: 'Draw a path, add water nobody can cross, and plant trees.',
    minutes: 5,
    steps: ['path', 'solid', 'trees', 'play'],
  },
  {
    id: 'hero',
    title: 'Make the hero yours',
    goal: 'Give your hero a name, a new speed, and a place to start.',
    minutes: 5,
    steps: ['name', 'speed', 'start', 'play'],
  },
  {
    id: 'coins',
    title: 'Collect coins',
    goal: 'Invent an item, make it shine, and spread it over the map.',
    minutes: 6,
    steps: ['item', 'name', 'look', 'place', 'play'],
  },
  {
    id: 'score',
    title: 'Your first rule',
    goal: 'When a player picks up a coin, they get a point.',
    minutes: 6,
    steps: ['trigger', 'action', 'play'],
  },
  {
    id: 'enemy',
    title: 'An enemy that chases you',
    goal: 'Add a monster that sees you and runs after you.',
    minutes: 7,
    steps: ['unit', 'chase', 'targets', 'place', 'play'],
  },
  {
    id: 'danger',
    title: 'Health and damage',
    goal: 'Give the hero health, let the monster bite, and respawn after a defeat.',
    minutes: 8,
    steps: ['health', 'hero', 'bite', 'message', 'play'],
  },
  {
    id: 'win',
    title: 'A way to win',
    goal: 'Play in rounds. The first player with five coins wins.',
    minutes: 6,
    steps: ['rounds', 'goal', 'message', 'play'],
  },
  {
    id: 'code',
    title: 'Your first lines of code',
    goal: 'Open a script, change what it says, and count coins with a variable.',
    minutes: 10,
    steps: ['script', 'words', 'variable', 'play'],
  },
  {
    id: 'rain',
    title: 'Code that decides and repeats',
    goal: 'Use if, a loop, and a function to make it rain coins.',
    minutes: 12,
    steps: ['if', 'loop', 'timer', 'play'],
  },
  {
    id: 'publish',
    title: 'Play together and publish',
    goal: 'Test your game with two players, give it a name, and send friends the link.',
    minutes: 8,
    steps: ['together', 'title', 'about', 'publish'],
  },
] as const;

type LessonOutline = (typeof courseOutline)[number];
export type LessonId = LessonOutline['id'];
export type LessonStepId<Id extends LessonId> = Extract<LessonOutline, { id: Id }>['steps'][number];

export function isLessonId(id: string): id is LessonId {
  return courseOutline.some((lesson) => lesson.id === id);
}

/** The key of a step in the stored progress. */
export function getStepKey(lesson: string, step: string): string {
  return `${lesson}/${step}`;
}

export const courseMinutes: number = courseOutline.reduce((sum, { minutes }) => sum + minutes, 0);
