import { Logo } from '@playloom/design-system';
import { ErrorPage } from './ErrorPage.tsx';

/** An error page without dependencies, shown if the site frame itself fails. */
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
