import { courseOutline } from '@playloom/editor-core';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import { Link } from 'react-router';
import { COURSE_PATH } from '@playloom/site/paths/coursePaths.ts';

/** Links to the bootcamp for people who make their first game. */
export function BootcampCard() {
  return (
    <section className="tour-start" aria-label="Bootcamp">
      <GraduationCap size={20} aria-hidden="true" />
      <p>
        <b>Your first game?</b> The free bootcamp takes you from an empty lawn to a published game in{' '}
        {courseOutline.length} short lessons.
      </p>
      <Link className="ed-button" to={COURSE_PATH}>
        See the bootcamp
      </Link>
    </section>
  );
}
