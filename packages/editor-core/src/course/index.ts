export {
  type CourseAnchor,
  type CourseClickTarget,
  type CourseState,
  NO_PLAYTEST,
  type PlaytestFacts,
} from './outline/Course.ts';
export { courseLessons } from './courseLessons.ts';
export { courseMinutes, courseOutline, isLessonId, type LessonId } from './outline/courseOutline.ts';
export {
  findNextLesson,
  findOpenLesson,
  finishSteps,
  isCourseFinished,
  type LearnerProgress,
  type LessonState,
  listLessonStates,
  openLesson,
  skipLesson,
} from './courseProgress.ts';
export {
  findFinishedSteps,
  type KeyedCourseStep,
  listCourseSteps,
  solveCourseStep,
} from './listCourseSteps.ts';
export { prepareCourseGame } from './game/prepareCourseGame.ts';
