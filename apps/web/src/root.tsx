import type { PublicConfig, User } from '@playloom/api-contract';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router';
import type { Route } from './+types/root.ts';
import { pageContext } from './session/pageContext.ts';
import { readVisit, type Visit } from './session/readVisit.ts';
import './styles.css';

export interface RootData {
  user: User | null;
  config: PublicConfig;
  visit: Visit;
  nonce: string;
}

export async function loader({ context, request }: Route.LoaderArgs): Promise<RootData> {
  const { api, config, nonce } = context.get(pageContext);
  const { data: user } = await api.readUser();
  return { user, config, visit: readVisit(request, config), nonce };
}

export function Layout({ children }: { children: React.ReactNode }) {
  const nonce = useRouteLoaderData<RootData>('root')?.nonce ?? '';
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#0f1224" />
        <meta property="csp-nonce" nonce={nonce} suppressHydrationWarning />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <Meta />
        <Links nonce="" />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}
