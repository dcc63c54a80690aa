import proseHref from '../../markdown/prose.css?url';
import { renderMarkdown } from '../../markdown/renderMarkdown.ts';
import { pageContext } from '../../rendering/pageContext.ts';
import stylesHref from '../../styles.css?url';
import { serverDateFormat } from '@playloom/site/time/useDateFormat.ts';
import type { Route } from './+types/textRoute.ts';
import textHref from './agreementText.css?url';
import { loadAgreement } from './loadAgreement.server.ts';

/** Responds with the text as a plain HTML document without scripts, for an iframe or to be opened on its own. */
export async function loader({ context, params, request }: Route.LoaderArgs): Promise<Response> {
  const version = new URL(request.url).searchParams.get('version');
  const agreement = await loadAgreement(context.get(pageContext).api, params.type, version);
  if (!agreement) return new Response('Agreement not found.', { status: 404 });
  const sheets = [stylesHref, proseHref, textHref].map((href) => `<link rel="stylesheet" href="${href}">`);
  // Links to other pages open in the whole window; anchors stay in the frame.
  const html = renderMarkdown(agreement.markdown).html.replaceAll('<a href="/', '<a target="_top" href="/');
  // Leave out the title inside an iframe, because the page around it already shows the title.
  const isFramed = request.headers.get('sec-fetch-dest') === 'iframe';
  const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${agreement.title} · Playloom</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${sheets.join('\n')}
</head>
<body class="agreement-text">
<main class="prose">
<header${isFramed ? ' class="sr-only"' : ''}>
<h1>${agreement.title}</h1>
<p class="agreement-date">Effective <time datetime="${agreement.effective}">${serverDateFormat.date(agreement.effective)}</time></p>
</header>
${html}
</main>
</body>
</html>
`;
  return new Response(page, {
    headers: { 'content-type': 'text/html; charset=utf-8', vary: 'sec-fetch-dest' },
  });
}
