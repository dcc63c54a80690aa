import ArrowRight from 'lucide-react/icons/arrow-right';
import BookOpen from 'lucide-react/icons/book-open';
import Braces from 'lucide-react/icons/braces';
import Gamepad from 'lucide-react/icons/gamepad-2';
import FileCode from 'lucide-react/icons/file-code';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import ListTree from 'lucide-react/icons/list-tree';
import Server from 'lucide-react/icons/server';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { EmptySearchArt } from '../../art/EmptySearchArt.tsx';
import { buildSearchIndex } from '../../markdown/buildSearchIndex.server.ts';
import { searchPassages, type PassageHit } from '../../markdown/searchPassages.ts';
import { content } from '../../markdown/readContent.server.ts';
import { findPublicConfig, createPageMeta } from '../../rendering/createPageMeta.ts';
import type { Route } from './+types/route.ts';

const TERM_MAX = 80;

export function loader({ request }: Route.LoaderArgs) {
  const term = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, TERM_MAX);
  return {
    term,
    hits: searchPassages(buildSearchIndex(), term),
    guides: content.guides.map(({ slug, title, summary, section }) => ({ slug, title, summary, section })),
  };
}

export function meta({ matches }: Route.MetaArgs) {
  return createPageMeta(
    {
      title: 'Documentation',
      description: 'Guides, tutorials, rule reference, and API reference for Playloom.',
      path: '/docs',
    },
    findPublicConfig(matches),
  );
}

export default function DocsPage({ loaderData }: Route.ComponentProps) {
  if (loaderData.term !== '') return <SearchResults term={loaderData.term} hits={loaderData.hits} />;
  const [first, ...others] = loaderData.guides.filter(({ section }) => section === 'Start here');
  const [firstGame, ...making] = loaderData.guides.filter(({ section }) => section === 'Make games');
  const operators = loaderData.guides.filter(({ section }) => section === 'For operators');
  return (
    <>
      <h1 className="text-title">Documentation</h1>
      <p className="mt-4 max-w-[56ch] text-lg text-text-2">
        Learn how to make and publish a game, what rules and scripts can do, and how to run Playloom on your
        own server.
      </p>
      <div className="mt-10 grid gap-6 sm:grid-cols-2">
        {first && (
          <DocsCard to={`/docs/${first.slug}`} title={first.title} icon={<BookOpen />} tone="bg-coral">
            {first.summary}
          </DocsCard>
        )}
        {firstGame && (
          <DocsCard to={`/docs/${firstGame.slug}`} title={firstGame.title} icon={<Gamepad />} tone="bg-sky">
            {firstGame.summary}
          </DocsCard>
        )}
        <DocsCard to="/docs/tutorials" title="Tutorials" icon={<GraduationCap />} tone="bg-sun">
          Plan a game on one page, write its rules as sentences, and draw art that’s easy to read at a glance.
        </DocsCard>
        <DocsCard to="/docs/reference/actions" title="Rule reference" icon={<ListTree />} tone="bg-paper">
          Every trigger, action, and value for rules, each with an example and its script function.
        </DocsCard>
        <DocsCard to="/docs/reference/scripts" title="Scripts" icon={<FileCode />} tone="bg-paper">
          How TypeScript code handles events, calls actions, and waits, with all namespaces and limits.
        </DocsCard>
        {operators.map((guide) => (
          <DocsCard
            key={guide.slug}
            to={`/docs/${guide.slug}`}
            title={guide.title}
            icon={<Server />}
            tone="bg-mint"
          >
            {guide.summary}
          </DocsCard>
        ))}
        <DocsCard to="/docs/api" title="API reference" icon={<Braces />} tone="bg-sky">
          Every endpoint with its parameters and responses, generated from the schema that the server uses.
        </DocsCard>
      </div>
      <GuideList title="Make games" guides={making} />
      <GuideList title="More guides" guides={others} />
    </>
  );
}

interface GuideListProps {
  title: string;
  guides: { slug: string; title: string; summary: string }[];
}

function GuideList({ title, guides }: GuideListProps) {
  return (
    <>
      <h2 className="mt-14 text-panel">{title}</h2>
      <ul className="mt-5 divide-y divide-line border-y border-line">
        {guides.map((guide) => (
          <li key={guide.slug} className="relative py-4">
            <Link
              to={`/docs/${guide.slug}`}
              className="flex items-center justify-between gap-4 rounded-sm font-semibold after:absolute after:inset-0 hover:text-sun"
            >
              {guide.title} <ArrowRight size={18} aria-hidden="true" className="text-text-3" />
            </Link>
            <p className="mt-1 pr-10 text-secondary text-text-2">{guide.summary}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

interface DocsCardProps {
  to: string;
  title: string;
  icon: ReactNode;
  tone: string;
  children: ReactNode;
}

function DocsCard({ to, title, icon, tone, children }: DocsCardProps) {
  return (
    <section className="edge relative rounded-lg bg-surface p-6 transition-transform hover:-translate-y-[3px]">
      <span
        className={`grid size-11 place-items-center rounded-md text-on-thread ${tone}`}
        aria-hidden="true"
      >
        {icon}
      </span>
      <h2 className="mt-5 text-panel">
        <Link to={to} className="rounded-sm after:absolute after:inset-0" prefetch="intent">
          {title}
        </Link>
      </h2>
      <p className="mt-2 text-secondary text-text-2">{children}</p>
    </section>
  );
}

function SearchResults({ term, hits }: { term: string; hits: PassageHit[] }) {
  return (
    <>
      <h1 className="text-title">Results for “{term}”</h1>
      {hits.length === 0 && (
        <div className="mt-8">
          <EmptySearchArt className="h-auto w-56" />
          <p className="mt-6 text-text-2">
            No results. Try another word, or read{' '}
            <Link to="/docs/faq" className="pl-link">
              Questions and answers
            </Link>
            .
          </p>
        </div>
      )}
      <ul className="mt-8 divide-y divide-line">
        {hits.map((hit) => (
          <li key={hit.path} className="relative py-5">
            <Link
              to={hit.path}
              className="rounded-sm display text-card after:absolute after:inset-0 hover:text-sun"
            >
              {hit.heading ?? hit.title}
            </Link>
            {hit.heading && <p className="mt-1 text-meta text-text-3">{hit.title}</p>}
            <p className="mt-2 max-w-[66ch] text-text-2">{hit.excerpt}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
