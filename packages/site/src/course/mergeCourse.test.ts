import type { CourseProgress } from '@playloom/api-contract';
import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../testing/createMemoryStorage.ts';
import { mergeCourse } from './mergeCourse.ts';
import {
  COURSE_KEY,
  fromCourseProgress,
  parseCourse,
  readCourse,
  createStoredCourse,
  type StoredCourse,
  toCourseProgress,
  writeCourse,
} from './StoredCourse.ts';

const ADA = 'ada';

function makeLocal(change: Partial<StoredCourse> = {}): StoredCourse {
  return { ...createStoredCourse(null), ...change };
}

function makeRemote(change: Partial<CourseProgress> = {}): CourseProgress {
  return { ...toCourseProgress(createStoredCourse(ADA)), ...change };
}

describe('[BN-02:part] the course in this browser and in the account', () => {
  it('moves progress made before login to the account', () => {
    const local = makeLocal({ steps: ['paint/path'], game: { kind: 'local', id: 'one' } });
    const merged = mergeCourse(local, null, ADA);
    expect(merged).toEqual({ course: { ...local, owner: ADA }, isUploadNeeded: true });
  });

  it('the account’s progress appears on a new device', () => {
    const remote = makeRemote({ steps: ['paint/path'], gameSlug: 'my-game' });
    const { course, isUploadNeeded } = mergeCourse(null, remote, ADA);
    expect(course).toEqual(fromCourseProgress(remote, ADA));
    expect([course?.game, isUploadNeeded]).toEqual([{ kind: 'stored', gameSlug: 'my-game' }, false]);
  });

  it('merges the steps of one run', () => {
    const local = makeLocal({ steps: ['paint/path'], owner: ADA });
    const remote = makeRemote({ runId: local.runId, steps: ['paint/solid'] });
    const { course, isUploadNeeded } = mergeCourse(local, remote, ADA);
    expect(new Set(course?.steps)).toEqual(new Set(['paint/path', 'paint/solid']));
    expect(isUploadNeeded).toBe(true);
  });

  it('prefers the longer of two runs before login, and the account’s run afterwards', () => {
    const remote = makeRemote({ steps: ['paint/path'] });
    const farther = makeLocal({ steps: ['paint/path', 'paint/solid'] });
    expect(mergeCourse(farther, remote, ADA).course?.runId).toBe(farther.runId);
    expect(mergeCourse(makeLocal(), remote, ADA).course?.runId).toBe(remote.runId);
    // Another device restarted the course, so the local run is outdated.
    expect(mergeCourse({ ...farther, owner: ADA }, remote, ADA).course?.runId).toBe(remote.runId);
  });

  it('hides the course from another account on the same computer', () => {
    const storage = createMemoryStorage();
    const course = makeLocal({ owner: 'grace', steps: ['paint/path'] });
    writeCourse(storage, course);
    expect(readCourse(storage, 'grace')).toEqual(course);
    expect(readCourse(storage, ADA)).toBeNull();
    expect(readCourse(storage, null)).toBeNull();
    expect(mergeCourse(course, null, ADA)).toEqual({ course: null, isUploadNeeded: false });
  });

  it('ignores invalid stored data', () => {
    const storage = createMemoryStorage();
    storage.setItem(COURSE_KEY, '{broken');
    expect(readCourse(storage, null)).toBeNull();
    expect(
      parseCourse('{"runId":"a","lesson":"paint","steps":[1,"paint/path"],"game":{"kind":"x"}}'),
    ).toEqual({
      runId: 'a',
      lesson: 'paint',
      steps: ['paint/path'],
      skippedLessons: [],
      game: null,
      owner: null,
      isClosed: false,
    });
  });
});
