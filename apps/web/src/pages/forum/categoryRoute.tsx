import { ApiError } from '@playloom/api-contract';
import { Button, EmptyState } from '@playloom/design-system';
import MessageSquarePlus from 'lucide-react/icons/message-square-plus';
import { data, Link } from 'react-router';
import { EmptyListArt } from '../../art/EmptyListArt.tsx';
import { pageContext } from '../../rendering/pageContext.ts';
import { findPublicConfig, createPageMeta } from '../../rendering/createPageMeta.ts';
import type { Route } from './+types/categoryRoute.ts';
import { ForumHeader, ForumSearch } from './ForumHeader.tsx';
import { ForumPager } from './ForumPager.tsx';
import { getForumCategoryPath } from '@playloom/site/paths/forumPaths.ts';
import { redirectToExternalForum } from './redirectToExternalForum.ts';
import { readForumPageNumber } from './readForumPageNumber.ts';
import { TopicListView } from './TopicListView.tsx';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { api, config } = context.get(pageContext);
  redirectToExternalForum(config);
  const query = { category: params.category, page: readForumPageNumber(request) };
  try {
    const [{ data: list }, { data: forum }] = await Promise.all([api.listTopics({ query }), api.readForum()]);
    const category = forum.shelves.find(({ slug }) => slug === params.category);
    if (!category || list.page > list.pages) throw data('This forum page doesn’t exist.', { status: 404 });
    return { ...list, category, isModerator: forum.isModerator, now: Date.now() };
  } catch (error) {
    if (error instanceof ApiError && error.status < 500)
      throw data('This forum category doesn’t exist.', { status: 404 });
    throw error;
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { category, page } = loaderData;
  return createPageMeta(
    {
      title: `${category.title}${page > 1 ? `, page ${page}` : ''} · Forum`,
      description: category.description,
      path: getForumCategoryPath(category.slug, page),
    },
    findPublicConfig(matches),
  );
}

export default function CategoryPage({ loaderData }: Route.ComponentProps) {
  const { category, topics, page, pages, isModerator, now } = loaderData;
  const { slug, title, description, isForStaff } = category;
  const newTopic = (!isForStaff || isModerator) && (
    <Button variant="primary" icon={<MessageSquarePlus size={20} aria-hidden="true" />} asChild>
      <Link to={`/forum/new?category=${slug}`}>New topic</Link>
    </Button>
  );
  return (
    <main id="main" className="page-wrap pt-10 pb-(--section-gap) desk:pt-14">
      <ForumHeader title={title} trail={[{ label: 'Forum', to: '/forum' }]} action={newTopic}>
        <p className="mt-3 max-w-[60ch] text-lg text-text-2">{description}</p>
      </ForumHeader>
      <ForumSearch className="mb-6 max-w-[640px]" />
      {topics.length > 0 ? (
        <div className="edge rounded-lg bg-surface px-5 py-2 desk:px-7">
          <TopicListView topics={topics} now={now} label={`Topics in ${title}`} />
        </div>
      ) : (
        <EmptyState
          className="edge rounded-lg bg-surface"
          illustration={<EmptyListArt className="h-auto w-[280px]" />}
          title="No topics yet"
          action={newTopic}
        >
          {isForStaff ? 'Announcements will appear here.' : 'Start the first topic.'}
        </EmptyState>
      )}
      <ForumPager page={page} pages={pages} toPage={(next) => getForumCategoryPath(slug, next)} />
    </main>
  );
}
