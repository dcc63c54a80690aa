import { Link } from 'react-router';
import { content } from '../../../markdown/readContent.server.ts';
import { ruleReference } from '../../../markdown/readReference.server.ts';
import { findPublicConfig, createPageMeta } from '../../../rendering/createPageMeta.ts';
import { GuideArticle } from '../GuideArticle.tsx';
import type { Route } from './+types/scriptsRoute.ts';

interface Namespace {
  name: string;
  title: string;
  functions: { name: string; path: string }[];
}

export function loader() {
  const page = content.reference.find(({ slug }) => slug === 'scripts');
  if (!page) throw new Error('content/docs/reference/scripts.md is missing.');
  const { title, summary, html, headings } = page;
  return { title, summary, html, headings, namespaces: listNamespaces() };
}

function listNamespaces(): Namespace[] {
  return ruleReference.groups
    .map(({ category, title, entries }) => ({
      name: category,
      title,
      functions: entries
        .filter(({ kind, script }) => kind !== 'trigger' && script !== null)
        .map(({ kind, name, anchor }) => ({ name, path: `/docs/reference/${kind}s#${anchor}` })),
    }))
    .filter(({ functions }) => functions.length > 0);
}

export function meta({ matches, loaderData: page }: Route.MetaArgs) {
  if (!page) return [];
  return createPageMeta(
    { title: 'Scripts reference', description: page.summary, path: '/docs/reference/scripts' },
    findPublicConfig(matches),
  );
}

export default function ScriptsPage({ loaderData: { namespaces, ...page } }: Route.ComponentProps) {
  return (
    <GuideArticle {...page}>
      <dl className="mt-6 grid border-t border-line">
        {namespaces.map((namespace) => (
          <div
            key={namespace.name}
            className="border-b border-line py-4 sm:grid sm:grid-cols-[10rem_minmax(0,1fr)] sm:gap-5"
          >
            <dt>
              <span className="font-semibold text-paper">{namespace.title}</span>{' '}
              <code className="ml-2 text-meta text-text-3 sm:ml-0 sm:block">{namespace.name}</code>
            </dt>
            <dd className="mt-2 flex flex-wrap gap-x-4 gap-y-1 sm:mt-0">
              {namespace.functions.map(({ name, path }) => (
                <Link
                  key={name}
                  to={path}
                  className="rounded-sm font-code text-[.8125rem] leading-relaxed text-text-2 hover:text-sun"
                >
                  {name}
                </Link>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </GuideArticle>
  );
}
