import { Logo } from '@playloom/design-system';
import { ErrorPage } from './ErrorPage.tsx';

/** The error page where not even the site's frame could be made: it needs nothing but itself. */
export function StandaloneErrorPage({ error }: { error: unknown }) {
  return (
    <>
      <header className="page-wrap flex h-[72px] items-center phone:h-[60px]">
        <a href="/" aria-label="Playloom, home">
          <Logo withName />
        </a>
      </header>
      <ErrorPage error={error} />
    </>
  );
}
