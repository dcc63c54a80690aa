import { data } from 'react-router';
import { content } from '../../markdown/readContent.server.ts';
import { findPublicConfig, createPageMeta } from '../../rendering/createPageMeta.ts';
import type { Route } from './+types/tutorialRoute.ts';
import { GuideArticle } from './GuideArticle.tsx';

export function loader({ params }: Route.LoaderArgs) {
  const at = content.tutorials.findIndex(({ slug }) => slug === params.slug);
  const tutorial = content.tutorials[at];
  if (!tutorial) throw data(null, { status: 404 });
  const neighbor = (index: number) => {
    const other = content.tutorials[index];
    return other && { title: other.title, path: `/docs/tutorials/${other.slug}` };
  };
  const { slug, title, summary, html, headings, workMinutes } = tutorial;
  const note = `Takes about ${workMinutes} minutes with pen and paper.`;
  return { slug, title, summary, html, headings, note, previous: neighbor(at - 1), next: neighbor(at + 1) };
}

export function meta({ matches, loaderData: tutorial }: Route.MetaArgs) {
  if (!tutorial) return [];
  return createPageMeta(
    {
      title: tutorial.title,
      description: tutorial.summary,
      path: `/docs/tutorials/${tutorial.slug}`,
      type: 'article',
    },
    findPublicConfig(matches),
  );
}

export default function TutorialPage({ loaderData: tutorial }: Route.ComponentProps) {
  return <GuideArticle {...tutorial} />;
}
