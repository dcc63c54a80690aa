import { playPath } from '../../games/playPath.ts';
import { content } from '../../markdown/readContent.server.ts';
import { referencePages } from '../../markdown/readReference.server.ts';
import { pageContext } from '../../session/pageContext.ts';
import { categories } from '../games/categories.ts';
import type { Route } from './+types/sitemapRoute.ts';

interface Entry {
  path: string;
  /** The day it last changed, where we know it. */
  day?: string;
}

const FIXED_PATHS = [
  '/',
  '/create',
  '/pricing',
  '/status',
  '/game-development-services',
  '/forum',
  '/blog',
  '/docs',
  '/docs/tutorials',
  '/docs/api',
  '/agreement/tos',
  '/agreement/pp',
];

export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { api, config } = context.get(pageContext);
  const games = await api.listGames({ query: { category: 'popular' } });
  const entries: Entry[] = [
    ...FIXED_PATHS.map((path) => ({ path })),
    ...Object.keys(categories).map((category) => ({ path: `/games/${category}` })),
    ...games.map(({ gameSlug }) => ({ path: playPath(gameSlug) })),
    ...content.posts.map(({ slug, date }) => ({ path: `/blog/${slug}`, day: date.slice(0, 10) })),
    ...content.guides.map(({ slug }) => ({ path: `/docs/${slug}` })),
    ...content.tutorials.map(({ slug }) => ({ path: `/docs/tutorials/${slug}` })),
    ...content.reference.map(({ slug }) => ({ path: `/docs/reference/${slug}` })),
    ...Object.keys(referencePages).map((page) => ({ path: `/docs/reference/${page}` })),
  ];
  const urls = entries.map(({ path, day }) => {
    const changed = day ? `<lastmod>${day}</lastmod>` : '';
    return `  <url><loc>${escapeXml(config.publicUrl + path)}</loc>${changed}</url>`;
  });
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
