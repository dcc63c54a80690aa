import { findNextLesson, type LessonId, openLesson, prepareCourseGame } from '@playloom/editor-core';
import { BLANK_STARTER } from '@playloom/api-contract';
import { getEditorPath } from '@playloom/site/paths/getPlayPath.ts';
import {
  type CourseGame,
  readCourse,
  createStoredCourse,
  type StoredCourse,
} from '@playloom/site/course/StoredCourse.ts';
import { storeCourse, syncCourse } from '@playloom/site/course/useCourse.ts';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import { getBrowserStorage } from '@playloom/site/browser/getBrowserStorage.ts';
import { createLocalGameFrom, fetchStarter } from '../../localGames/createLocalGame.ts';
import { findLocalGame } from '../../localGames/localGames.ts';
import { getLocalEditorPath } from '../../session/readEditorRequest.ts';

/** Prepares a lesson and returns the editor path of the learner's game. Null starts the next open lesson. */
export async function startLesson(wanted: LessonId | null, userId: string | null): Promise<string> {
  const stored = userId === null ? readCourse(getBrowserStorage('local'), null) : await syncCourse(userId);
  const course = stored ?? createStoredCourse(userId);
  const lesson = wanted ?? findNextLesson(course);
  const game = findGame(course) ?? { kind: 'local', id: await createLessonGame() };
  const opened = lesson === null ? course : openLesson(course, lesson);
  storeCourse({ ...opened, game, isClosed: false });
  return game.kind === 'stored' ? getEditorPath(game.gameSlug) : getLocalEditorPath(game.id);
}

/** Finds the game that earlier lessons created; null if it was stored in a browser and is not in this one. */
function findGame({ game }: StoredCourse): CourseGame | null {
  if (game?.kind !== 'local') return game;
  const local = findLocalGame(game.id);
  if (local === null) return null;
  return local.adoptedAs === null ? game : { kind: 'stored', gameSlug: local.adoptedAs };
}

async function createLessonGame(): Promise<string> {
  return createLocalGameFrom(
    prepareCourseGame(await fetchStarter(loadBrowserApi, BLANK_STARTER)),
    BLANK_STARTER,
  );
}
