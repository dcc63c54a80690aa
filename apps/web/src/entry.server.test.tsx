import type { PageRequest } from '@playloom/api-contract';
import { Suspense, use, type ReactNode } from 'react';
import { Outlet, type ServerBuild } from 'react-router';
import { expect, it } from 'vitest';
import * as entry from './entry.server.tsx';
import { PageResponseContext } from '@playloom/site/rendering/PageResponseInfo.ts';

function ErrorBoundary() {
  return <p>Incident {use(PageResponseContext).incidentId ?? 'none'}</p>;
}

function failToRender(): ReactNode {
  throw new Error('planted in the page');
}

const latePart = Promise.reject<ReactNode>(new Error('planted in a late part'));
latePart.catch(() => undefined);

function FailsLater(): ReactNode {
  return use(latePart);
}

const pages = {
  fine: { default: () => <p>Fine</p> },
  loader: {
    default: () => <p>Never</p>,
    loader: () => {
      throw new Error('planted in the loader');
    },
  },
  render: { default: failToRender },
  missing: {
    default: () => <p>Never</p>,
    loader: () => {
      throw new Response('Nobody', { status: 404 });
    },
  },
  late: {
    default: () => (
      <Suspense fallback={<p>Waiting</p>}>
        <FailsLater />
      </Suspense>
    ),
  },
};

const names = Object.keys(pages) as (keyof typeof pages)[];

function describeRoute(id: string, parentId?: string) {
  return {
    id,
    parentId,
    path: parentId ? id : '',
    module: '',
    hasLoader: id in pages && 'loader' in pages[id as keyof typeof pages],
    hasAction: false,
    hasClientAction: false,
    hasClientLoader: false,
    hasClientMiddleware: false,
    hasErrorBoundary: parentId === undefined,
    clientActionModule: undefined,
    clientLoaderModule: undefined,
    clientMiddlewareModule: undefined,
    hydrateFallbackModule: undefined,
  };
}

const build = {
  entry: { module: entry },
  routes: {
    root: {
      id: 'root',
      path: '',
      module: {
        default: () => <Outlet />,
        Layout: ({ children }: { children: ReactNode }) => (
          <html lang="en">
            <body>{children}</body>
          </html>
        ),
        ErrorBoundary,
      },
    },
    ...Object.fromEntries(
      names.map((name) => [name, { id: name, parentId: 'root', path: name, module: pages[name] }]),
    ),
  },
  assets: {
    entry: { imports: [], module: '' },
    routes: {
      root: describeRoute('root'),
      ...Object.fromEntries(names.map((name) => [name, describeRoute(name, 'root')])),
    },
    url: '',
    version: '1',
  },
  basename: '/',
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
} as unknown as ServerBuild;

/** Requests a page like a browser would. Returns the response and the reported errors. */
async function visit(name: string) {
  const reported: string[] = [];
  const page = {
    nonce: 'the-nonce',
    api: {},
    reportError(error: unknown) {
      reported.push((error as Error).message);
      return `incident-${reported.length}`;
    },
  } as unknown as PageRequest;
  const request = new Request(`http://localhost/${name}`, {
    headers: { 'user-agent': 'Mozilla/5.0 Firefox/140' },
  });
  const response = await entry.createPageHandler(build, 'production')(request, page);
  return { status: response.status, html: await response.text(), reported };
}

it('reports nothing without an error', async () => {
  expect(await visit('fine')).toMatchObject({
    status: 200,
    reported: [],
    html: expect.stringContaining('Fine'),
  });
});

it('[RT-19:loader] shows the incident of a loader that fails', async () => {
  const { status, html, reported } = await visit('loader');
  expect(status).toBe(500);
  expect(reported).toEqual(['planted in the loader']);
  expect(html).toContain('incident-1');
  expect(html).not.toContain('planted');
});

it('[RT-19:render] shows the incident of a page that fails to render', async () => {
  const { status, html, reported } = await visit('render');
  expect(status).toBe(500);
  expect(reported).toEqual(['planted in the page']);
  expect(html).toContain('incident-1');
  expect(html).not.toContain('planted');
});

it('has no incident for a page that does not exist', async () => {
  expect(await visit('missing')).toMatchObject({ status: 404, reported: [] });
});

it('reports an error after the page has started streaming', async () => {
  const { html, reported } = await visit('late');
  expect(html).toContain('Waiting');
  expect(reported).toEqual(['planted in a late part']);
  expect(html).toContain('incident-1');
});
