import { Button } from '@playloom/design-system';
import { use } from 'react';
import { isRouteErrorResponse, Link, useLocation, useRouteLoaderData } from 'react-router';
import { ErrorArt } from '../art/ErrorArt.tsx';
import { NotFoundArt } from '../art/NotFoundArt.tsx';
import type { LoaderFailure } from '../rendering/createLoaderApiClient.ts';
import { PageResponseContext } from '@playloom/site/rendering/PageResponseInfo.ts';
import type { RootData } from '@playloom/site/session/rootData.ts';
import { useFeatures } from '@playloom/site/session/useFeatures.ts';
import { SiteSearchForm } from './search/SiteSearchForm.tsx';

interface ErrorPageProps {
  error: unknown;
}

/** Shown if a page does not exist or fails to render. */
export function ErrorPage({ error }: ErrorPageProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return isMissing ? (
    <NotFoundPage message={readMessage(error.data)} />
  ) : (
    <FailurePage incidentId={readIncident(error)} />
  );
}

function readIncident(error: unknown): string | null {
  return isRouteErrorResponse(error) ? ((error.data as LoaderFailure | null)?.incidentId ?? null) : null;
}

/** Reads the message of an error such as `data('Game not found.', { status: 404 })`. */
function readMessage(data: unknown): string | undefined {
  return typeof data === 'string' && data !== '' ? data : undefined;
}

/** Meta tags of the 404 page. `createPageMeta` can't add them, because no `meta` function runs for a missing page. */
function MissingPageMeta({ description }: { description: string }) {
  const root = useRouteLoaderData<RootData>('root');
  const { pathname } = useLocation();
  const origin = root?.config.publicUrl ?? '';
  return (
    <>
      <title>Page not found · Playloom</title>
      <meta name="description" content={description} />
      <meta name="robots" content="noindex" />
      <meta property="og:site_name" content="Playloom" />
      <meta property="og:type" content="website" />
      <meta property="og:title" content="Page not found" />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={origin + pathname} />
      <meta property="og:image" content={`${origin}/og.png`} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

const DEFAULT_MESSAGE = 'Check the address, or go back to the home page.';

export function NotFoundPage({ message = DEFAULT_MESSAGE }: { message?: string }) {
  const features = useFeatures();
  return (
    <main id="main" className="page-wrap grid justify-items-center py-16 text-center phone:py-10">
      <MissingPageMeta description={message} />
      <NotFoundArt className="h-auto w-full max-w-[560px]" />
      <h1 className="mt-6 text-title">Page not found</h1>
      <p className="mt-4 max-w-[46ch] text-lg text-text-2">{message}</p>
      {features.links && (
        <>
          <SiteSearchForm className="mt-8 w-full max-w-[460px]" />
          <p className="mt-6 flex flex-wrap justify-center gap-3">
            <Button asChild>
              <Link to="/">Go home</Link>
            </Button>
            <Button asChild>
              <Link to="/games/popular">See the showcase</Link>
            </Button>
          </p>
        </>
      )}
    </main>
  );
}

interface FailurePageProps {
  incidentId: string | null;
}

/** Without an incident, the page failed in the browser, and no one else knows. */
function FailurePage({ incidentId: known }: FailurePageProps) {
  const features = useFeatures();
  const frame = use(PageResponseContext);
  const incidentId = known ?? frame.incidentId;
  const here = useLocation();
  return (
    <main id="main" className="page-wrap grid justify-items-center py-16 text-center phone:py-10">
      <title>Something went wrong · Playloom</title>
      <meta name="robots" content="noindex" />
      <ErrorArt className="h-auto w-full max-w-[560px]" />
      <h1 className="mt-6 text-title">
        {incidentId ? 'Something went wrong on our side' : 'This page stopped working'}
      </h1>
      <p className="mt-4 max-w-[46ch] text-lg text-text-2">
        {incidentId
          ? 'We’ve been notified. Try again in a moment.'
          : 'Try again. If that doesn’t help, update your browser or use another one.'}
      </p>
      {incidentId && (
        <p className="mt-4 text-meta text-text-3">
          If you contact us, mention incident <code className="text-text-2 select-all">{incidentId}</code>
        </p>
      )}
      <p className="mt-8 flex flex-wrap justify-center gap-3">
        <Button variant="primary" asChild>
          <Link to={here} reloadDocument>
            Try again
          </Link>
        </Button>
        {features.links && (
          <Button asChild>
            <Link to="/" reloadDocument>
              Go home
            </Link>
          </Button>
        )}
      </p>
    </main>
  );
}
