import { data } from 'react-router';
import { content } from '../../markdown/readContent.server.ts';
import { configOf, pageMeta } from '../../shell/pageMeta.ts';
import type { Route } from './+types/guideRoute.ts';
import { GuideArticle } from './GuideArticle.tsx';

export function loader({ params }: Route.LoaderArgs) {
  const at = content.guides.findIndex(({ slug }) => slug === params.slug);
  const guide = content.guides[at];
  if (!guide) throw data(null, { status: 404 });
  const neighbour = (index: number) => {
    const other = content.guides[index];
    return other && { title: other.title, path: `/docs/${other.slug}` };
  };
  const { slug, title, summary, html, headings } = guide;
  return { slug, title, summary, html, headings, previous: neighbour(at - 1), next: neighbour(at + 1) };
}

export function meta({ matches, loaderData: guide }: Route.MetaArgs) {
  if (!guide) return [];
  return pageMeta(
    { title: guide.title, description: guide.summary, path: `/docs/${guide.slug}`, type: 'article' },
    configOf(matches),
  );
}

export default function GuidePage({ loaderData: guide }: Route.ComponentProps) {
  return <GuideArticle {...guide} />;
}
