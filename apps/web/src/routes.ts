import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

/** Every page of the site. Pages inside the shell have navigation bar and footer. */
export default [
  layout('shell/SiteShell.tsx', [
    index('pages/home/route.tsx'),
    route('app-homepage', 'pages/home/appRoute.tsx'),
    route('create', 'editor/route.tsx'),
    route('games/:category', 'pages/games/route.tsx'),
    route('play/:gameSlug', 'play/route.tsx'),
    route('pricing', 'pages/pricing/route.tsx'),
    route('game-development-services', 'pages/services/route.tsx'),
    route('forum', 'pages/forum/route.tsx'),
    route('search', 'pages/search/route.tsx'),
    route('user/:username', 'pages/user/route.tsx'),
    route('user/:username/profile', 'pages/settings/route.tsx'),
    route('account/confirm-email/:token', 'pages/confirm-email/route.tsx'),
    route('password/reset/:token', 'pages/reset-password/route.tsx'),
    route('pin/validate/:params', 'pages/pin-validate/route.tsx'),
    route('blog', 'pages/blog/route.tsx'),
    route('blog/:slug', 'pages/blog/postRoute.tsx'),
    route('docs', 'pages/docs/layoutRoute.tsx', [
      index('pages/docs/route.tsx'),
      route('api', 'pages/docs/apiRoute.tsx'),
      route('reference/scripts', 'pages/docs/reference/scriptsRoute.tsx'),
      route('reference/:kind', 'pages/docs/reference/kindRoute.tsx'),
      route('tutorials', 'pages/docs/tutorialsRoute.tsx'),
      route('tutorials/:slug', 'pages/docs/tutorialRoute.tsx'),
      route(':slug', 'pages/docs/guideRoute.tsx'),
    ]),
    route('agreement/:type', 'pages/agreement/route.tsx'),
    route('design-system', 'pages/design-system/route.tsx'),
    route('*', 'pages/not-found/route.tsx'),
  ]),
  route('docs/search.json', 'pages/docs/searchIndexRoute.ts'),
  route('agreement/:type/text', 'pages/agreement/textRoute.ts'),
  route('sitemap.xml', 'pages/crawlers/sitemapRoute.ts'),
  route('robots.txt', 'pages/crawlers/robotsRoute.ts'),
] satisfies RouteConfig;
