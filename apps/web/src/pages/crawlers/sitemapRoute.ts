import { pageContext } from '../../session/pageContext.ts';
import type { Route } from './+types/sitemapRoute.ts';

const PATHS = [
  '/',
  '/pricing',
  '/game-development-services',
  '/blog',
  '/docs',
  '/docs/tutorials',
  '/docs/api',
  '/agreement/tos',
  '/agreement/pp',
];

export function loader({ context }: Route.LoaderArgs): Response {
  const { config } = context.get(pageContext);
  const urls = PATHS.map((path) => `  <url><loc>${config.publicUrl}${path}</loc></url>`);
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}
