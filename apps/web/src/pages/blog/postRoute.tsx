import { LinkText, ThreadDivider } from '@playloom/design-system';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { data, Link } from 'react-router';
import { blogCovers } from '../../art/blogCovers.ts';
import { Prose } from '../../markdown/Prose.tsx';
import { content } from '../../markdown/readContent.server.ts';
import { findPublicConfig, createPageMeta } from '../../rendering/createPageMeta.ts';
import type { Route } from './+types/postRoute.ts';
import { PostByline } from './PostByline.tsx';

export function loader({ params }: Route.LoaderArgs) {
  const at = content.posts.findIndex(({ slug }) => slug === params.slug);
  const post = content.posts[at];
  if (!post) throw data(null, { status: 404 });
  const { slug, title, summary, date, cover, author, minutes, html } = post;
  const others = content.posts
    .filter((other) => other !== post)
    .map((other) => ({ slug: other.slug, title: other.title, cover: other.cover }));
  return { slug, title, summary, date, cover, author, minutes, html, others };
}

export function meta({ matches, loaderData: post }: Route.MetaArgs) {
  if (!post) return [];
  return createPageMeta(
    {
      title: post.title,
      description: post.summary,
      path: `/blog/${post.slug}`,
      type: 'article',
      image: blogCovers[post.cover]?.card,
    },
    findPublicConfig(matches),
  );
}

export default function PostPage({ loaderData: post }: Route.ComponentProps) {
  return (
    <main id="main" className="page-wrap pt-8 pb-(--section-gap) desk:pt-12">
      <article className="mx-auto max-w-[860px]">
        <LinkText asChild tone="sun">
          <Link to="/blog" className="inline-flex items-center gap-2 text-secondary">
            <ArrowLeft size={18} aria-hidden="true" /> All posts
          </Link>
        </LinkText>
        <h1 className="mt-6 text-[2.375rem] desk:text-[3.5rem]">{post.title}</h1>
        <p className="mt-5 max-w-[60ch] text-lg text-text-2 desk:text-xl">{post.summary}</p>
        <PostByline date={post.date} author={post.author} minutes={post.minutes} className="mt-5" />
        <img
          src={blogCovers[post.cover]?.image}
          width={960}
          height={540}
          alt=""
          className="mt-8 h-auto w-full rounded-lg desk:mt-10"
          fetchPriority="high"
        />
        <Prose html={post.html} className="mx-auto mt-10 desk:mt-14" />
      </article>
      <OtherPosts posts={post.others} />
    </main>
  );
}

function OtherPosts({ posts }: { posts: { slug: string; title: string; cover: string }[] }) {
  return (
    <aside className="mx-auto mt-16 max-w-[860px] desk:mt-24" aria-labelledby="read-next">
      <ThreadDivider look="bars" className="mb-8" />
      <h2 id="read-next" className="text-panel">
        Read next
      </h2>
      <ul className="mt-6 grid gap-6 sm:grid-cols-2">
        {posts.map((post) => (
          <li key={post.slug} className="group relative">
            <img
              src={blogCovers[post.cover]?.image}
              width={960}
              height={540}
              alt=""
              loading="lazy"
              className="h-auto w-full rounded-cover"
            />
            <Link
              to={`/blog/${post.slug}`}
              className="mt-3 block rounded-sm display text-card after:absolute after:inset-0 group-hover:text-sun"
            >
              {post.title}
            </Link>
          </li>
        ))}
      </ul>
    </aside>
  );
}
