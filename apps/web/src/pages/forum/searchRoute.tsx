import { apiLimits, type PostSearchResult } from '@playloom/api-contract';
import { Button, EmptyState } from '@playloom/design-system';
import { Link } from 'react-router';
import { EmptySearchArt } from '../../art/EmptySearchArt.tsx';
import { pageContext } from '../../rendering/pageContext.ts';
import { findPublicConfig, createPageMeta } from '../../rendering/createPageMeta.ts';
import { Time } from '@playloom/site/time/Time.tsx';
import type { Route } from './+types/searchRoute.ts';
import { convertPostToPlainText } from './convertPostToPlainText.ts';
import { ForumHeader, ForumSearch } from './ForumHeader.tsx';
import { getForumPostPath } from '@playloom/site/paths/forumPaths.ts';
import { redirectToExternalForum } from './redirectToExternalForum.ts';
import { readForumPageNumber } from './readForumPageNumber.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api, config } = context.get(pageContext);
  redirectToExternalForum(config);
  const given = new URL(request.url).searchParams.get('words') ?? '';
  const words = given.trim().slice(0, apiLimits.SEARCH_TERM_MAX);
  const page = readForumPageNumber(request);
  const found = words
    ? (await api.searchForum({ query: { words, page } })).data
    : { posts: [], hasMore: false };
  return { ...found, words, page, now: Date.now() };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const words = loaderData?.words;
  return createPageMeta(
    {
      title: words ? `Search: ${words} · Forum` : 'Search · Forum',
      description: 'Search forum posts.',
      path: '/forum/search',
      isHidden: true,
    },
    findPublicConfig(matches),
  );
}

export default function ForumSearchPage({ loaderData }: Route.ComponentProps) {
  const { posts, hasMore, words, page, now } = loaderData;
  const toPage = (next: number) => `?${new URLSearchParams({ words, page: String(next) }).toString()}`;
  return (
    <main id="main" className="page-wrap pt-10 pb-(--section-gap) desk:pt-14">
      <ForumHeader title="Search" trail={[{ label: 'Forum', to: '/forum' }]} />
      <ForumSearch key={words} query={words} className="max-w-[640px]" />
      {posts.length > 0 ? (
        <ol aria-label="Search results" className="mt-8 grid gap-4">
          {posts.map((post) => (
            <FoundRow key={`${post.topic.id} ${post.number}`} post={post} now={now} />
          ))}
        </ol>
      ) : (
        <NothingFound words={words} />
      )}
      <nav aria-label="Pages" className="mt-8 flex justify-center gap-3 empty:hidden">
        {page > 1 && (
          <Button asChild>
            <Link to={toPage(page - 1)}>Previous</Link>
          </Button>
        )}
        {hasMore && (
          <Button asChild>
            <Link to={toPage(page + 1)}>Next</Link>
          </Button>
        )}
      </nav>
    </main>
  );
}

function FoundRow({ post, now }: { post: PostSearchResult; now: number }) {
  const { topic, number, author, excerpt, createdAt } = post;
  return (
    <li className="edge group relative rounded-lg bg-surface p-5 hover:bg-raised">
      <Link
        to={getForumPostPath(topic.id, topic.slug, number)}
        className="display rounded-sm text-card break-words after:absolute after:inset-0 group-hover:text-sun"
      >
        {topic.title}
      </Link>
      <p className="mt-1.5 text-secondary break-words text-text-2">{convertPostToPlainText(excerpt)}</p>
      <p className="mt-2 text-meta text-text-3">
        {author} · <Time at={createdAt} format="relative" now={now} />
      </p>
    </li>
  );
}

function NothingFound({ words }: { words: string }) {
  return (
    <EmptyState
      className="mt-4"
      illustration={<EmptySearchArt className="h-auto w-[260px]" />}
      title={words ? <>No results for “{words}”</> : 'Search the forum'}
      action={
        words && (
          <Button asChild>
            <Link to="/forum/new">Start a topic</Link>
          </Button>
        )
      }
    >
      {words ? 'Try other words, or start a topic.' : 'Enter words from a title or a post.'}
    </EmptyState>
  );
}
