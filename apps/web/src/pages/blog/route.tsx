import { Card, CardCover } from '@playloom/design-system';
import { Link } from 'react-router';
import { blogCovers } from '../../art/blogCovers.ts';
import { content } from '../../markdown/readContent.server.ts';
import { findPublicConfig, createPageMeta } from '../../rendering/createPageMeta.ts';
import type { Route } from './+types/route.ts';
import { PostByline } from './PostByline.tsx';

export function loader() {
  return content.posts.map(({ slug, title, summary, date, cover, author, minutes }) => ({
    slug,
    title,
    summary,
    date,
    cover,
    author,
    minutes,
  }));
}

export function meta({ matches }: Route.MetaArgs) {
  return createPageMeta(
    {
      title: 'Blog',
      description: 'How Playloom is built, and how to make better games to play together.',
      path: '/blog',
    },
    findPublicConfig(matches),
  );
}

export default function BlogPage({ loaderData: posts }: Route.ComponentProps) {
  return (
    <main id="main" className="page-wrap pt-10 pb-(--section-gap) desk:pt-16">
      <header className="mb-10 desk:mb-14">
        <h1 className="text-title">Blog</h1>
        <p className="mt-4 max-w-[52ch] text-lg text-text-2">
          How Playloom is built, and how to make better games to play together.
        </p>
      </header>
      <ul className="grid gap-x-8 gap-y-12 sm:grid-cols-2">
        {posts.map((post, index) => (
          <li key={post.slug} className={index === 0 ? 'sm:col-span-2' : undefined}>
            <PostCard post={post} isFirst={index === 0} />
          </li>
        ))}
      </ul>
    </main>
  );
}

type ListedPost = Awaited<ReturnType<typeof loader>>[number];

function PostCard({ post, isFirst }: { post: ListedPost; isFirst: boolean }) {
  const layout = isFirst ? 'desk:grid desk:grid-cols-[7fr_5fr] desk:items-center desk:gap-12' : '';
  return (
    <Card className={`relative ${layout}`}>
      <CardCover className="aspect-video">
        <img
          src={blogCovers[post.cover]?.image}
          width={960}
          height={540}
          alt=""
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : undefined}
        />
      </CardCover>
      <div className={isFirst ? 'mt-5 desk:mt-0' : 'mt-5'}>
        <h2 className={isFirst ? 'text-section' : 'text-panel desk:text-[1.625rem]'}>
          <Link
            to={`/blog/${post.slug}`}
            className="rounded-sm after:absolute after:inset-0 hover:text-sun"
            prefetch="intent"
          >
            {post.title}
          </Link>
        </h2>
        <p className="mt-3 max-w-[58ch] text-text-2">{post.summary}</p>
        <PostByline date={post.date} author={post.author} minutes={post.minutes} className="mt-4" />
      </div>
    </Card>
  );
}
