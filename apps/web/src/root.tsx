import './styles.css';
import type { ApiClient, Party } from '@playloom/api-contract';
import { fontFiles } from '@playloom/design-system';
import { use, useMemo, useState } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLoaderData,
  useRouteLoaderData,
} from 'react-router';
import type { Route } from './+types/root.ts';
import { setCampaignCookies } from './arrival/setCampaignCookies.ts';
import { setTelegramCookie } from './arrival/setTelegramCookie.ts';
import { pageContext } from './rendering/pageContext.ts';
import { INCIDENT_META, PageResponseContext } from '@playloom/site/rendering/PageResponseInfo.ts';
import { readVisit } from '@playloom/site/session/readVisit.ts';
import type { BrowserFrameInfo } from '@playloom/site/session/detectPortal.ts';
import { readBrowserFrameInfo, refineVisit } from '@playloom/site/session/refineVisit.ts';
import type { RootData } from '@playloom/site/session/rootData.ts';
import { useBrowserValue } from '@playloom/site/browser/useBrowserValue.ts';
import { VisitContext } from '@playloom/site/session/VisitContext.ts';
import { PromoScript } from './shell/banners/PromoScript.tsx';
import { StandaloneErrorPage } from './shell/StandaloneErrorPage.tsx';

export const middleware: Route.MiddlewareFunction[] = [setCampaignCookies, setTelegramCookie];

export async function loader({ context, request }: Route.LoaderArgs): Promise<RootData> {
  const { api, config } = context.get(pageContext);
  const [{ data: user }, { data: notice }, { data: addressWarning }, { data: ban }] = await Promise.all([
    api.readUser(),
    api.readNotice(),
    api.readAddressWarning(),
    api.readBan(),
  ]);
  const [unreadCount, party] = user
    ? await Promise.all([api.countNotifications(), readPartyOrNull(api)])
    : [0, null];
  return { user, unreadCount, party, notice, addressWarning, ban, config, visit: readVisit(request, config) };
}

/** Frames of other sites have no party, and no page fails because of it. */
async function readPartyOrNull(api: ApiClient): Promise<Party | null> {
  return api.readParty().then(
    ({ data }) => data,
    () => null,
  );
}

export function links(): Route.LinkDescriptors {
  return fontFiles.map((href) => ({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    href,
    crossOrigin: 'anonymous',
  }));
}

export function Layout({ children }: { children: React.ReactNode }) {
  const { nonce, incidentId } = use(PageResponseContext);
  // Leave out the script in iframes, where storage may be forbidden and the script would log errors.
  const isFramed = useRouteLoaderData<RootData>('root')?.visit.isInIframe;
  return (
    // A script in the head may change the attributes of this element before hydration.
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content"
        />
        <meta name="theme-color" content="#0f1224" />
        <meta property="csp-nonce" nonce={nonce} suppressHydrationWarning />
        {incidentId && <meta name={INCIDENT_META} content={incidentId} />}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <Meta />
        <Links nonce="" />
        <PromoScript nonce={nonce} />
      </head>
      <body>
        {children}
        {!isFramed && <ScrollRestoration nonce={nonce} />}
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function Root() {
  const { visit, config } = useLoaderData<typeof loader>();
  const [first] = useState({ visit, portals: config.portals });
  const framing = useBrowserValue(() => {
    const info = readBrowserFrameInfo(window);
    // Nearly always there is nothing to add. Then the page is not rendered again after hydration.
    return refineVisit(first.visit, info, first.portals) === first.visit ? '' : JSON.stringify(info);
  }, '');
  const known = useMemo(
    () =>
      framing
        ? refineVisit(first.visit, JSON.parse(framing) as BrowserFrameInfo, first.portals)
        : first.visit,
    [first, framing],
  );
  return (
    <VisitContext value={known}>
      <Outlet />
    </VisitContext>
  );
}

/** Shown if the site frame itself fails. `SiteShell` catches errors of the pages inside it. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <StandaloneErrorPage error={error} />;
}
