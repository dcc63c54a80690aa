import { createDraftUpdate, type DraftGame, materialize, openDraft } from '@playloom/draft';
import { encodeChunk, type Game, limits, parseGame } from '@playloom/game-format';
import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { createEditor } from '../editor/createEditor.ts';
import type { Editor } from '../editor/Editor.ts';
import { undo } from '../history/runCommand.ts';
import {
  type CourseClickTarget,
  type CourseState,
  NO_PLAYTEST,
  type PlaytestFacts,
} from './outline/Course.ts';
import { courseLessons } from './courseLessons.ts';
import { courseOutline, getStepKey } from './outline/courseOutline.ts';
import {
  findNextLesson,
  finishSteps,
  isCourseFinished,
  listLessonStates,
  openLesson,
  skipLesson,
} from './courseProgress.ts';
import { findFinishedSteps, listCourseSteps, solveCourseStep } from './listCourseSteps.ts';
import { COURSE_TITLE, prepareCourseGame } from './game/prepareCourseGame.ts';

const blank = readBlank();
const LONG_ENOUGH = 60;
const SENTENCES_MAX = 4;

/**
 * A game like the blank starter: lawn, a path, a solid layer with a hedge around the map, a hero, trees and one rule.
 */
function readBlank(): Game {
  const [width, height] = [24, 16];
  const chunk = (tileAt: (x: number, y: number) => number) => {
    const cells = new Uint16Array(limits.CHUNK_CELLS);
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) cells[y * limits.CHUNK_SIZE + x] = tileAt(x, y);
    }
    return { '0,0': encodeChunk(cells) };
  };
  const isEdge = (x: number, y: number) => x === 0 || y === 0 || x === width - 1 || y === height - 1;
  const parsed = parseGame({
    format: 1,
    settings: { title: 'Blank', players: { unit: 'hero' } },
    map: {
      width,
      height,
      tileSets: [{ id: 'garden', name: 'Garden', columns: 8, count: 160, firstId: 1 }],
      layers: [
        { id: 'ground', name: 'Ground', chunks: chunk((x) => 1 + (x % 3)) },
        { id: 'path', name: 'Path', chunks: chunk((_x, y) => (y === 7 ? 9 : 0)) },
        { id: 'walls', name: 'Hedge', isSolid: true, chunks: chunk((x, y) => (isEdge(x, y) ? 105 : 57)) },
      ],
      spawnPoints: { north: { name: 'North', x: 11, y: 6 }, south: { name: 'South', x: 13, y: 10 } },
      entities: [{ id: 'tree', kind: 'prop', type: 'tree', x: 4, y: 4 }],
    },
    types: {
      units: {
        hero: { name: 'Hero', controls: { scheme: 'wasd', speed: 5 }, inventory: { size: 8 } },
        butterfly: { name: 'Butterfly', ai: { behaviour: 'wander' } },
      },
      props: { tree: { name: 'Tree' } },
    },
    rules: [{ id: 'welcome', name: 'Welcome', when: { when: 'playerJoins' }, do: [] }],
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
}

function startCourse(): Editor {
  const doc = new Y.Doc();
  Y.applyUpdate(doc, createDraftUpdate(prepareCourseGame(blank)));
  const person = { id: 'ada', name: 'Ada' };
  const clock = { now: 0 };
  return createEditor({ draft: openDraft(doc), person, canEdit: true, now: () => (clock.now += 1) });
}

function look({ game, draft }: Editor, play: PlaytestFacts = NO_PLAYTEST, release: number | null = null) {
  return { game: game.get(), tiles: draft.tiles, play, release } satisfies CourseState;
}

/** Facts of a playtest in which every rule ran. */
function playAll({ game }: Editor, players: number): PlaytestFacts {
  const ranRules = new Set(game.get().rules.map(({ id }) => id));
  return { isRunning: true, seconds: LONG_ENOUGH, players, ranRules, scriptLines: 3 };
}

function exists(game: DraftGame, point: CourseClickTarget): boolean {
  const { map, types } = game;
  if (point.kind === 'layer') return map.layers.some(({ id }) => id === point.id);
  if (point.kind === 'tile') return map.tileSets.some((set) => point.tile < set.firstId + set.count);
  if (point.kind !== 'placeable') return true;
  const tables = { unit: types.units, item: types.items, prop: types.props, projectile: types.projectiles };
  return Object.hasOwn(tables[point.of], point.type);
}

/** Completes a step as the “Do it for me” button does. */
function solve(editor: Editor, step: ReturnType<typeof listCourseSteps>[number]): CourseState {
  const { solution } = step;
  if (solution.kind === 'play') return look(editor, playAll(editor, solution.players));
  if (solution.kind === 'publish') return look(editor, NO_PLAYTEST, 1);
  solveCourseStep(editor, step);
  return look(editor);
}

describe('[BN-02:part] the bootcamp course', () => {
  it('has ten lessons of three to six steps, and code in at least two of them', () => {
    expect(courseOutline.length).toBeGreaterThanOrEqual(8);
    for (const { id, steps } of courseOutline) {
      expect(steps.length).toBeGreaterThanOrEqual(3);
      expect(steps.length).toBeLessThanOrEqual(6);
      expect(Object.keys(courseLessons[id].steps)).toEqual([...steps]);
    }
    const withCode = courseOutline.filter(({ id }) =>
      listCourseSteps(id).some(({ code }) => code !== undefined),
    );
    expect(withCode.length).toBeGreaterThanOrEqual(2);
  });

  it('uses short sentences', () => {
    for (const { id } of courseOutline) {
      for (const { key, text } of listCourseSteps(id)) {
        const sentences = text.split(/(?<=[.!?])\s/);
        expect([key, sentences.length <= SENTENCES_MAX]).toEqual([key, true]);
        for (const sentence of sentences)
          expect([sentence, sentence.length <= 140]).toEqual([sentence, true]);
      }
    }
  });

  it('starts with an empty lawn and a hero, which is a valid game', () => {
    const game = prepareCourseGame(blank);
    expect(parseGame(JSON.parse(JSON.stringify(game))).ok).toBe(true);
    expect(game.settings.title).toBe(COURSE_TITLE);
    expect([game.map.entities, game.rules, Object.keys(game.types.units)]).toEqual([[], [], ['hero']]);
  });

  it('has no finished step at the start', () => {
    const state = look(startCourse());
    for (const { id } of courseOutline) {
      for (const step of listCourseSteps(id))
        expect([step.key, step.isDone(state)]).toEqual([step.key, false]);
    }
  });

  it('“Do it for me” performs each step in order as one undoable step of a valid game', () => {
    const editor = startCourse();
    for (const { id } of courseOutline) {
      const done = new Set<string>();
      for (const step of listCourseSteps(id)) {
        const before = editor.history.get().done.length;
        const isEdit = step.solution.kind === 'edit';
        expect([step.key, step.isDone(look(editor))]).toEqual([step.key, false]);
        const state = solve(editor, step);
        expect([step.key, step.isDone(state)]).toEqual([step.key, true]);
        expect([step.key, editor.history.get().done.length - before]).toEqual([step.key, isEdit ? 1 : 0]);
        for (const key of findFinishedSteps(id, state, done)) done.add(key);
        expect([step.key, done.has(step.key)]).toEqual([step.key, true]);
      }
      const parsed = parseGame(materialize(editor.draft));
      expect([id, parsed.ok ? [] : parsed.error]).toEqual([id, []]);
    }
  });

  it('“Do it for me” works in any lesson when earlier lessons were skipped', () => {
    for (const { id } of courseOutline) {
      const editor = startCourse();
      for (const step of listCourseSteps(id)) {
        const state = solve(editor, step);
        const needsRule = step.solution.kind === 'play';
        expect([step.key, step.isDone(state) || needsRule]).toEqual([step.key, true]);
      }
      const parsed = parseGame(materialize(editor.draft));
      expect([id, parsed.ok ? [] : parsed.error]).toEqual([id, []]);
    }
  });

  it('“Show me” points to layers, tiles, types and fields that exist at that step', () => {
    const editor = startCourse();
    for (const { id } of courseOutline) {
      for (const step of listCourseSteps(id)) {
        const game = editor.game.get();
        for (const point of step.points?.(game) ?? [])
          expect([step.key, point, exists(game, point)]).toEqual([step.key, point, true]);
        solve(editor, step);
      }
    }
    const [path, solid] = listCourseSteps('paint');
    const kinds = (step: typeof path) => step?.points?.(editor.game.get()).map(({ kind }) => kind);
    expect([kinds(path), kinds(solid)]).toEqual([
      ['layer', 'tile', 'tool'],
      ['layer', 'tile', 'tool'],
    ]);
  });

  it.each([
    ['danger', 3, { when: { when: 'attributeEmpties' }, do: [{ do: 'showMessage', text: 'Ouch' }] }],
    [
      'win',
      2,
      { when: { when: 'variableChanges' }, do: [{ do: 'showMessage', text: 'Yes' }, { do: 'playerWins' }] },
    ],
    ['win', 2, { when: { when: 'matchEnds' }, do: [{ do: 'sendChat', text: 'Yes' }] }],
  ] as const)('accepts another way to do a step of %s', (lesson, index, rule) => {
    const editor = startCourse();
    const step = listCourseSteps(lesson)[index];
    expect(step?.isDone(look(editor))).toBe(false);
    const game = { ...editor.game.get(), rules: [{ id: 'own', name: 'Own', isEnabled: true, ...rule }] };
    expect(step?.isDone({ ...look(editor), game } as unknown as CourseState)).toBe(true);
  });

  it('undo reverts “Do it for me”', () => {
    const editor = startCourse();
    const before = JSON.stringify(materialize(editor.draft));
    for (const step of listCourseSteps('coins')) solve(editor, step);
    while (undo(editor) !== null);
    expect(JSON.stringify(materialize(editor.draft))).toBe(before);
  });

  it('counts a playtest only after the other steps of its lesson', () => {
    const editor = startCourse();
    const state = look(editor, playAll(editor, 1));
    expect(findFinishedSteps('paint', state, new Set())).toEqual([]);
    const others = new Set(['paint/path', 'paint/solid', 'paint/trees']);
    expect(findFinishedSteps('paint', state, others)).toEqual(['paint/play']);
  });

  it.each([
    ['let coins = 0;\non("unitTouchesItem", () => { coins += 1; console.log(coins); });', true],
    ['var n = 1;\nn++;\nconsole.log(n)', true],
    ['let coins = 0; // coins = coins + 1\nconsole.log(coins)', false],
    ['const coins = 5;\nconsole.log(coins)', false],
  ])('detects a variable that changes: %s', (code, isDone) => {
    const editor = startCourse();
    const [, , variable] = listCourseSteps('code');
    const game = { ...editor.game.get(), scripts: { world: { name: 'World', files: { 'a.ts': code } } } };
    expect(variable?.isDone({ ...look(editor), game } as CourseState)).toBe(isDone);
  });
});

describe('[BN-02:part] progress in the course', () => {
  const fresh = { lesson: 'paint', steps: [] as string[], skippedLessons: [] as string[] };
  const finish = (lesson: (typeof courseOutline)[number]) =>
    lesson.steps.map((step) => getStepKey(lesson.id, step));

  it('goes from lesson to lesson and ends with a published game', () => {
    let progress = fresh;
    expect(findNextLesson(null)).toBe('paint');
    for (const lesson of courseOutline) {
      expect(findNextLesson(progress)).toBe(lesson.id);
      expect(isCourseFinished(progress)).toBe(false);
      progress = openLesson(finishSteps(progress, finish(lesson)), lesson.id);
    }
    expect(findNextLesson(progress)).toBeNull();
    expect(isCourseFinished(progress)).toBe(true);
  });

  it('skips a lesson and returns to it', () => {
    const skipped = skipLesson(fresh, 'paint');
    expect(skipped).toEqual({ lesson: 'hero', steps: [], skippedLessons: ['paint'] });
    expect(listLessonStates(skipped)[0]).toMatchObject({ isDone: false, isSkipped: true });
    expect(openLesson(skipped, 'paint')).toEqual(fresh);
  });

  it('keeps finished steps and counts them once', () => {
    const once = finishSteps(fresh, ['paint/path']);
    expect(finishSteps(once, ['paint/path'])).toBe(once);
    expect(listLessonStates(once)[0]).toMatchObject({ doneSteps: 1, isDone: false });
  });
});
