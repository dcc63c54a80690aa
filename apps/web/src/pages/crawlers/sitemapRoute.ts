import { escapeHtml, type ApiClient } from '@playloom/api-contract';
import { getPlayPath } from '@playloom/site/paths/getPlayPath.ts';
import { content } from '../../markdown/readContent.server.ts';
import { referencePages } from '../../markdown/readReference.server.ts';
import { pageContext } from '../../rendering/pageContext.ts';
import { getForumCategoryPath, getForumTopicPath } from '@playloom/site/paths/forumPaths.ts';
import { gameListCategories } from '../games/gameListCategories.ts';
import type { Route } from './+types/sitemapRoute.ts';

interface Entry {
  path: string;
  /** The day of the last change, if known. */
  day?: string;
}

const FIXED_PATHS = [
  '/',
  '/create',
  '/bootcamp',
  '/season',
  '/pricing',
  '/status',
  '/game-development-services',
  '/blog',
  '/docs',
  '/docs/tutorials',
  '/docs/api',
  '/agreement/tos',
  '/agreement/pp',
  '/copyright',
];

export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { api, config } = context.get(pageContext);
  const games = await api.listGames({ query: { category: 'popular' } });
  const entries: Entry[] = [
    ...FIXED_PATHS.map((path) => ({ path })),
    ...Object.keys(gameListCategories).map((category) => ({ path: `/games/${category}` })),
    ...games.map(({ gameSlug }) => ({ path: getPlayPath(gameSlug) })),
    ...(await listForumEntries(api, config.forumUrl)),
    ...content.posts.map(({ slug, date }) => ({ path: `/blog/${slug}`, day: date.slice(0, 10) })),
    ...content.guides.map(({ slug }) => ({ path: `/docs/${slug}` })),
    ...content.tutorials.map(({ slug }) => ({ path: `/docs/tutorials/${slug}` })),
    ...content.reference.map(({ slug }) => ({ path: `/docs/reference/${slug}` })),
    ...Object.keys(referencePages).map((page) => ({ path: `/docs/reference/${page}` })),
  ];
  const urls = entries.map(({ path, day }) => {
    const changed = day ? `<lastmod>${day}</lastmod>` : '';
    return `  <url><loc>${escapeHtml(config.publicUrl + path)}</loc>${changed}</url>`;
  });
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}

/** Number of pages of topics in the sitemap. Search engines find older topics through the category pages. */
const TOPIC_PAGES = 8;

async function listForumEntries(api: ApiClient, forumUrl: string | null): Promise<Entry[]> {
  const entries: Entry[] = [{ path: '/forum' }];
  // Skip the topics of an external forum, which has its own sitemap.
  if (forumUrl !== null && forumUrl !== '/forum') return entries;
  const { shelves: forumCategories } = (await api.readForum()).data;
  entries.push(...forumCategories.map(({ slug }) => ({ path: getForumCategoryPath(slug) })));
  for (let page = 1, pages = 1; page <= Math.min(pages, TOPIC_PAGES); page += 1) {
    const { data: list } = await api.listTopics({ query: { page } });
    pages = list.pages;
    entries.push(
      ...list.topics.map((topic) => ({ path: getForumTopicPath(topic), day: topic.lastPostAt.slice(0, 10) })),
    );
  }
  return entries;
}
