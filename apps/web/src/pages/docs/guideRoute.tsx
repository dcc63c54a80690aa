import { data } from 'react-router';
import { content } from '../../markdown/readContent.server.ts';
import { findPublicConfig, createPageMeta } from '../../rendering/createPageMeta.ts';
import type { Route } from './+types/guideRoute.ts';
import { GuideArticle } from './GuideArticle.tsx';

export function loader({ params }: Route.LoaderArgs) {
  const at = content.guides.findIndex(({ slug }) => slug === params.slug);
  const guide = content.guides[at];
  if (!guide) throw data(null, { status: 404 });
  const neighbor = (index: number) => {
    const other = content.guides[index];
    return other && { title: other.title, path: `/docs/${other.slug}` };
  };
  const { slug, title, summary, html, headings } = guide;
  return { slug, title, summary, html, headings, previous: neighbor(at - 1), next: neighbor(at + 1) };
}

export function meta({ matches, loaderData: guide }: Route.MetaArgs) {
  if (!guide) return [];
  return createPageMeta(
    { title: guide.title, description: guide.summary, path: `/docs/${guide.slug}`, type: 'article' },
    findPublicConfig(matches),
  );
}

export default function GuidePage({ loaderData: guide }: Route.ComponentProps) {
  return <GuideArticle {...guide} />;
}
