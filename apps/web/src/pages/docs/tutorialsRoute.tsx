import { Button } from '@playloom/design-system';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import { Link } from 'react-router';
import { COURSE_PATH } from '@playloom/site/paths/coursePaths.ts';
import { content } from '../../markdown/readContent.server.ts';
import { findPublicConfig, createPageMeta } from '../../rendering/createPageMeta.ts';
import type { Route } from './+types/tutorialsRoute.ts';

const TONES: Record<string, string> = { coral: 'bg-coral', sun: 'bg-sun', mint: 'bg-mint', sky: 'bg-sky' };

export function loader() {
  return content.tutorials.map(({ slug, title, summary, tone, workMinutes }) => ({
    slug,
    title,
    summary,
    tone,
    workMinutes,
  }));
}

export function meta({ matches }: Route.MetaArgs) {
  return createPageMeta(
    {
      title: 'Tutorials',
      description: 'Hands-on guides to designing multiplayer games with pen and paper.',
      path: '/docs/tutorials',
    },
    findPublicConfig(matches),
  );
}

export default function TutorialsPage({ loaderData: tutorials }: Route.ComponentProps) {
  return (
    <>
      <h1 className="text-title">Tutorials</h1>
      <p className="mt-4 max-w-[58ch] text-lg text-text-2">
        Good games start before you open the editor. Each tutorial takes less than an hour, a pen, and some
        paper, and leaves you with a plan that you can build from.
      </p>
      <p className="edge mt-8 flex max-w-[860px] flex-wrap items-center gap-x-4 gap-y-3 rounded-lg bg-surface p-6">
        <GraduationCap size={28} aria-hidden="true" className="text-sun" />
        <span className="min-w-0 flex-[1_1_320px]">
          <b className="text-text">Want to build right away?</b> The free bootcamp runs in the editor: ten
          short lessons that end with your own published game.
        </span>
        <Button asChild variant="primary" size="sm">
          <Link to={COURSE_PATH}>Open the bootcamp</Link>
        </Button>
      </p>
      <ol className="mt-10 grid max-w-[860px] gap-5">
        {tutorials.map((tutorial, index) => (
          <li
            key={tutorial.slug}
            className="edge relative flex gap-5 rounded-lg bg-surface p-6 transition-transform hover:-translate-y-[3px]"
          >
            <span
              className={`display grid size-11 shrink-0 place-items-center rounded-md text-panel text-on-thread ${TONES[tutorial.tone]}`}
              aria-hidden="true"
            >
              {index + 1}
            </span>
            <div>
              <h2 className="text-panel">
                <Link
                  to={`/docs/tutorials/${tutorial.slug}`}
                  className="rounded-sm after:absolute after:inset-0"
                  prefetch="intent"
                >
                  {tutorial.title}
                </Link>
              </h2>
              <p className="mt-2 max-w-[60ch] text-text-2">{tutorial.summary}</p>
              <p className="mt-3 text-meta text-text-3">About {tutorial.workMinutes} minutes</p>
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}
