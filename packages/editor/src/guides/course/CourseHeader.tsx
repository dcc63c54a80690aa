import { ToolButton } from '@playloom/design-system/ToolButton';
import {
  courseOutline,
  type LessonId,
  listLessonStates,
  openLesson,
  skipLesson,
} from '@playloom/editor-core';
import { DropdownMenu } from '@playloom/design-system/DropdownMenu';
import { type MenuEntry, MenuEntryList } from '@playloom/design-system/MenuEntryList';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronsDownUp from 'lucide-react/icons/chevrons-down-up';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import { useNavigate } from 'react-router';
import { COURSE_PATH } from '@playloom/site/paths/coursePaths.ts';
import type { StoredCourse } from '@playloom/site/course/StoredCourse.ts';

interface Props {
  readonly course: StoredCourse;
  readonly lesson: LessonId;
  readonly isFolded: boolean;
  readonly onFold: () => void;
  readonly onChange: (course: StoredCourse) => void;
}

/** The current lesson, with a menu of all lessons. */
export function CourseHeader({ course, lesson, isFolded, onFold, onChange }: Props) {
  const entries = useEntries(course, lesson, onChange);
  const index = courseOutline.findIndex(({ id }) => id === lesson);
  const { title, steps } = courseOutline[index] ?? courseOutline[0];
  const done = listLessonStates(course)[index]?.doneSteps ?? 0;
  const fold = isFolded ? 'Expand the bootcamp' : 'Collapse the bootcamp';
  return (
    <header className="course-head">
      <GraduationCap className="course-cap" size={18} aria-hidden="true" />
      <DropdownMenu
        align="start"
        trigger={
          <button type="button" className="course-pick">
            Lesson {index + 1} of {courseOutline.length}
            <ChevronDown size={14} aria-hidden="true" />
          </button>
        }
      >
        <MenuEntryList entries={entries} />
      </DropdownMenu>
      <span className="ed-grow" />
      <ToolButton label={fold} Icon={isFolded ? ChevronsUpDown : ChevronsDownUp} onClick={onFold} />
      {!isFolded && (
        <div className="course-title">
          <h2>{title}</h2>
          <div
            className="course-meter"
            role="progressbar"
            aria-label="Lesson progress"
            aria-valuemin={0}
            aria-valuemax={steps.length}
            aria-valuenow={done}
          >
            <span style={{ width: `${(done / steps.length) * 100}%` }} />
          </div>
        </div>
      )}
    </header>
  );
}

function useEntries(
  course: StoredCourse,
  lesson: LessonId,
  onChange: Props['onChange'],
): readonly MenuEntry[] {
  const navigate = useNavigate();
  const states = listLessonStates(course);
  return [
    ...courseOutline.map(({ id, title }, index) => ({
      label: `${index + 1}. ${title}`,
      checked: id === lesson,
      ...(states[index]?.isDone ? { note: 'done' } : {}),
      onSelect: () => onChange(openLesson(course, id)),
    })),
    {
      label: 'Skip this lesson',
      startsGroup: true,
      disabled: states.find(({ id }) => id === lesson)?.isDone ?? false,
      onSelect: () => onChange(skipLesson(course, lesson)),
    },
    { label: 'About the bootcamp', onSelect: () => void navigate(COURSE_PATH) },
    { label: 'Close the bootcamp', onSelect: () => onChange({ ...course, isClosed: true }) },
  ];
}
