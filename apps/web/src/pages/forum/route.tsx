import { formatNumber } from '@playloom/api-contract';
import type { ForumCategorySummary } from '@playloom/api-contract';
import { Button } from '@playloom/design-system';
import MessageSquarePlus from 'lucide-react/icons/message-square-plus';
import { Link } from 'react-router';
import { pageContext } from '../../rendering/pageContext.ts';
import { findPublicConfig, createPageMeta } from '../../rendering/createPageMeta.ts';
import type { Route } from './+types/route.ts';
import { ForumHeader, ForumSearch } from './ForumHeader.tsx';
import { getForumCategoryPath } from '@playloom/site/paths/forumPaths.ts';
import { redirectToExternalForum } from './redirectToExternalForum.ts';
import { TopicListView } from './TopicListView.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { api, config } = context.get(pageContext);
  redirectToExternalForum(config);
  return { ...(await api.readForum()).data, now: Date.now() };
}

export function meta({ matches }: Route.MetaArgs) {
  return createPageMeta(
    {
      title: 'Forum',
      description: 'Ask questions, help others, share your game, and suggest what Playloom should do next.',
      path: '/forum',
    },
    findPublicConfig(matches),
  );
}

export default function ForumPage({ loaderData: { shelves, now } }: Route.ComponentProps) {
  return (
    <main id="main" className="page-wrap pt-10 pb-(--section-gap) desk:pt-16">
      <ForumHeader
        title="Forum"
        action={
          <Button variant="primary" icon={<MessageSquarePlus size={20} aria-hidden="true" />} asChild>
            <Link to="/forum/new">New topic</Link>
          </Button>
        }
      >
        <p className="mt-4 max-w-[52ch] text-lg text-text-2">
          Ask questions, help others, share your game, and suggest what Playloom should do next.
        </p>
      </ForumHeader>
      <ForumSearch className="mb-8 max-w-[640px]" />
      <div className="grid gap-5">
        {shelves.map((category) => (
          <CategorySection key={category.slug} category={category} now={now} />
        ))}
      </div>
    </main>
  );
}

function CategorySection({ category, now }: { category: ForumCategorySummary; now: number }) {
  const { slug, title, description, topics, latest } = category;
  return (
    <section
      aria-labelledby={`category-${slug}`}
      className="edge grid gap-x-10 gap-y-3 rounded-lg bg-surface p-5 desk:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] desk:p-7"
    >
      <div>
        <h2 id={`category-${slug}`} className="text-panel">
          <Link to={getForumCategoryPath(slug)} prefetch="intent" className="rounded-sm hover:text-sun">
            {title}
          </Link>
        </h2>
        <p className="mt-2 text-secondary text-text-2">{description}</p>
        {topics > 0 && (
          <p className="num mt-2 text-meta text-text-3">
            {formatNumber(topics)} {topics === 1 ? 'topic' : 'topics'}
          </p>
        )}
      </div>
      {latest.length > 0 ? (
        <div className="desk:-my-2">
          <TopicListView topics={latest} now={now} label={`Latest in ${title}`} />
        </div>
      ) : (
        <p className="self-center text-text-3">No topics yet.</p>
      )}
    </section>
  );
}
