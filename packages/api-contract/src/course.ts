import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { successSchema } from './envelope.ts';
import { COURSE_LESSONS_MAX, COURSE_STEPS_MAX } from './limits.ts';

const lessonSchema = z.string().regex(/^[a-z][a-z-]{0,39}$/);
const stepSchema = z.string().regex(/^[a-z][a-z-]{0,39}\/[a-z][a-z-]{0,39}$/);

const courseProgressSchema = z.strictObject({
  /** A new id each time the user restarts the course. Finished steps with the same id are merged across devices. */
  runId: z.uuid(),
  /** The lesson opened last. */
  lesson: lessonSchema,
  /** Finished steps, as `lesson/step`. */
  steps: z.array(stepSchema).max(COURSE_STEPS_MAX),
  skippedLessons: z.array(lessonSchema).max(COURSE_LESSONS_MAX),
  /** The game that is built during the lessons; null if it is deleted or not in the account yet. */
  gameSlug: z.string().min(1).max(64).nullable(),
});
export type CourseProgress = z.infer<typeof courseProgressSchema>;

export const courseEndpoints = {
  readCourseProgress: defineEndpoint({
    method: 'GET',
    path: '/api/v1/course-progress/',
    tag: 'course',
    summary: 'Returns the user’s progress in the bootcamp course; null before they start it',
    response: successSchema(courseProgressSchema.nullable()),
  }),
  storeCourseProgress: defineEndpoint({
    method: 'PUT',
    path: '/api/v1/course-progress/',
    tag: 'course',
    summary: 'Saves progress in the user’s current run of the course, or replaces it with a new run',
    body: courseProgressSchema,
    response: successSchema(courseProgressSchema),
  }),
};
