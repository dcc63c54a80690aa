import { LinkText } from '@playloom/design-system';
import { Link } from 'react-router';
import { blogCovers } from '../../art/blogCovers.ts';
import { Time } from '@playloom/site/time/Time.tsx';

interface BlogSectionPost {
  slug: string;
  title: string;
  summary: string;
  date: string;
  author: string;
  cover: string;
}

const TONES = ['coral', 'sun', 'mint', 'sky'];

/** The latest blog posts, on a light background. */
export function BlogSection({ posts }: { posts: readonly BlogSectionPost[] }) {
  if (posts.length === 0) return null;
  return (
    <section className="home-band">
      <div className="page-wrap">
        <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
          <h2 className="text-title">Notes from the workshop</h2>
          <LinkText tone="paper" asChild className="ml-auto phone:ml-0">
            <Link to="/blog">Read the blog</Link>
          </LinkText>
        </div>
        <ul className="home-posts">
          {posts.map((post, index) => (
            <li key={post.slug} data-tone={TONES[index % TONES.length]}>
              <h3 className="text-card leading-[1.2] tracking-[-.01em]">
                <Link to={`/blog/${post.slug}`} className="after:absolute after:inset-0">
                  {post.title}
                </Link>
              </h3>
              <p className="mt-3 mb-5 flex-1 leading-normal">{post.summary}</p>
              <p className="flex items-center gap-3 text-meta text-ink-on-paper-2">
                <img
                  src={blogCovers[post.cover]?.image}
                  alt=""
                  width={72}
                  height={46}
                  loading="lazy"
                  className="h-[46px] w-[72px] rounded-sm object-cover"
                />
                <span>
                  <b className="block font-bold text-on-thread">{post.author}</b>
                  <Time at={post.date} />
                </span>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
