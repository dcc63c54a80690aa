import { LinkText } from '@playloom/design-system';
import { Link } from 'react-router';
import { pageContext } from '../../rendering/pageContext.ts';
import { findPublicConfig, createPageMeta } from '../../rendering/createPageMeta.ts';
import type { Route } from './+types/apiRoute.ts';
import { ApiCallDetails } from './ApiCallDetails.tsx';
import { ApiPath } from './ApiPath.tsx';
import type { ApiGroup } from './describeApi.server.ts';
import { describeApi, isOpenApiDocument } from './describeApi.server.ts';
import { FieldTree } from './FieldTree.tsx';
import { MethodBadge } from './MethodBadge.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const document = await context.get(pageContext).readOpenApi();
  if (!isOpenApiDocument(document)) throw new Error('The server did not return an OpenAPI document.');
  return describeApi(document);
}

export function meta({ matches }: Route.MetaArgs) {
  return createPageMeta(
    {
      title: 'API reference',
      description: 'Every endpoint of the Playloom API: path, parameters, body, and response.',
      path: '/docs/api',
    },
    findPublicConfig(matches),
  );
}

export default function ApiPage({ loaderData: api }: Route.ComponentProps) {
  return (
    <>
      <h1 className="text-title">API reference</h1>
      <div className="mt-4 grid max-w-[66ch] gap-3 text-text-2">
        <p className="text-lg">
          The API that Playloom’s own pages use, version {api.version}. This page is generated from the schema
          that the server validates every request against, so it’s always up to date.
        </p>
        <p>
          Requests and responses are JSON. Requests that change data need the session cookie and the header{' '}
          <code className="rounded-xs bg-raised px-[6px] py-[2px] text-[.875em] text-paper">x-playloom</code>,
          and are accepted only from this site. For tools, use the{' '}
          <LinkText href="/api/openapi.json" tone="sun">
            OpenAPI document
          </LinkText>
          .
        </p>
      </div>
      <CallIndex groups={api.groups} />
      {api.groups.map((group) => (
        <section key={group.id} aria-labelledby={group.id} className="mt-14">
          <h2 id={group.id} className="scroll-mt-24 text-section capitalize">
            {group.tag}
          </h2>
          <div className="mt-5 grid gap-5">
            {group.calls.map((call) => (
              <ApiCallDetails key={call.id} call={call} />
            ))}
          </div>
        </section>
      ))}
      <section aria-labelledby="errors" className="mt-14">
        <h2 id="errors" className="scroll-mt-24 text-section">
          Errors
        </h2>
        <p className="mt-4 max-w-[66ch] text-text-2">
          A failed request returns a status of 400 or higher and this body. The meaning of an{' '}
          <code>errorId</code> never changes. An <code>incidentId</code> is included for server errors and
          identifies the entry in the server’s log.
        </p>
        <div className="edge mt-5 rounded-lg bg-surface p-5">
          <FieldTree label="Body" rows={api.error} />
        </div>
      </section>
    </>
  );
}

function CallIndex({ groups }: { groups: ApiGroup[] }) {
  return (
    <nav aria-label="Endpoints" className="mt-10 gap-x-10 lg:columns-2">
      {groups.map((group) => (
        <div key={group.id} className="mb-8 break-inside-avoid">
          <Link to={`#${group.id}`} className="rounded-sm display text-card capitalize hover:text-sun">
            {group.tag}
          </Link>
          <ul className="mt-3 grid gap-[7px]">
            {group.calls.map((call) => (
              <li key={call.id}>
                <Link
                  to={`#${call.id}`}
                  className="flex items-baseline gap-3 rounded-sm font-code text-[.8125rem] text-text-2 hover:text-paper"
                >
                  <MethodBadge method={call.method} />
                  <ApiPath path={call.path} />
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
