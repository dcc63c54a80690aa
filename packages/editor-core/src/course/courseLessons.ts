import type { CourseLesson } from './outline/Course.ts';
import type { LessonId, LessonStepId } from './outline/courseOutline.ts';
import { codeLesson } from './lessons/codeLesson.ts';
import { coinsLesson } from './lessons/coinsLesson.ts';
import { dangerLesson } from './lessons/dangerLesson.ts';
import { enemyLesson } from './lessons/enemyLesson.ts';
import { heroLesson } from './lessons/heroLesson.ts';
import { paintLesson } from './lessons/paintLesson.ts';
import { publishLesson } from './lessons/publishLesson.ts';
import { rainLesson } from './lessons/rainLesson.ts';
import { scoreLesson } from './lessons/scoreLesson.ts';
import { winLesson } from './lessons/winLesson.ts';

/** The texts, checks and automatic solutions of every lesson in `courseOutline`. */
export const courseLessons: { readonly [id in LessonId]: CourseLesson<LessonStepId<id>> } = {
  paint: paintLesson,
  hero: heroLesson,
  coins: coinsLesson,
  score: scoreLesson,
  enemy: enemyLesson,
  danger: dangerLesson,
  win: winLesson,
  code: codeLesson,
  rain: rainLesson,
  publish: publishLesson,
};
