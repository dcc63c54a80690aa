const STYLE =
  'body{margin:0;min-height:100vh;display:grid;place-content:center;padding:24px;background:#0f1224;color:#f6f1e7;' +
  'font:16px/1.5 system-ui,sans-serif;text-align:center}a{color:#ffc857}code{user-select:all}';

/** Renders a minimal error page, for when the site's own error page fails. */
export function renderErrorPage(incidentId: string, nonce: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Something went wrong · Playloom</title>
<style nonce="${nonce}">${STYLE}</style>
</head>
<body>
<main>
<h1>Something went wrong on our side</h1>
<p>We’ve been notified. Try again in a moment.</p>
<p>If you contact us, mention incident <code>${incidentId}</code></p>
<p><a href="/">Go home</a></p>
</main>
</body>
</html>
`;
}
