import { pageContext } from '../../rendering/pageContext.ts';
import type { Route } from './+types/robotsRoute.ts';

const PRIVATE_PATHS = [
  '/api/',
  '/account/',
  '/app-homepage',
  '/password/',
  '/pin/',
  '/search',
  '/set-or-update-profile/',
];

export function loader({ context }: Route.LoaderArgs): Response {
  const { config } = context.get(pageContext);
  const lines = [
    'User-agent: *',
    ...PRIVATE_PATHS.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${config.publicUrl}/sitemap.xml`,
  ];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
