import type { CourseProgress } from '@playloom/api-contract';
import { courseMinutes, courseOutline } from '@playloom/editor-core';
import { pageContext } from '../../rendering/pageContext.ts';
import { findPublicConfig, createPageMeta } from '../../rendering/createPageMeta.ts';
import type { Route } from './+types/route.ts';
import { BootcampHero } from './BootcampHero.tsx';
import { LessonList } from './LessonList.tsx';
import { useLearner } from './useLearner.ts';
import './bootcamp.css';

export async function loader({ context }: Route.LoaderArgs): Promise<{ progress: CourseProgress | null }> {
  const { api } = context.get(pageContext);
  const { data: user } = await api.readUser();
  return { progress: user === null ? null : (await api.readCourseProgress()).data };
}

export function meta({ matches }: Route.MetaArgs) {
  return createPageMeta(
    {
      title: 'Free coding bootcamp',
      description: `Make your first multiplayer game in ${courseOutline.length} short lessons, right in the browser. Free, no account needed to start.`,
      path: '/bootcamp',
    },
    findPublicConfig(matches),
  );
}

const QUESTIONS = [
  {
    title: 'Do I need to know how to code?',
    text: 'No. The first lessons use the mouse. Code starts in lesson 8, one line at a time, and every step has a hint.',
  },
  {
    title: 'What if I get stuck?',
    text: 'Press Show me, and the editor points to the right place. Press Do it for me, and the step is done. You can undo everything.',
  },
  {
    title: 'Do I have to finish it today?',
    text: 'No. Your game and your progress are saved in this browser, or in your account once you have one.',
  },
  {
    title: 'What do I need?',
    text: 'A computer, or a tablet with a keyboard. Your finished game works on phones, too.',
  },
];

export default function BootcampPage({ loaderData }: Route.ComponentProps) {
  const learner = useLearner(loaderData.progress);
  return (
    <main id="main" className="page-wrap pt-10 pb-(--section-gap) desk:pt-16">
      <BootcampHero learner={learner} minutes={courseMinutes} />
      <LessonList learner={learner} />
      <section className="mt-(--section-gap)">
        <h2 className="text-section">Frequently asked questions</h2>
        <dl className="mt-6 grid gap-x-12 gap-y-6 desk:grid-cols-2">
          {QUESTIONS.map(({ title, text }) => (
            <div key={title}>
              <dt className="text-card font-bold">{title}</dt>
              <dd className="mt-1 max-w-[58ch] text-text-2">{text}</dd>
            </div>
          ))}
        </dl>
      </section>
    </main>
  );
}
