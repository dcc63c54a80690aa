import { Logo } from '@playloom/design-system';
import { ErrorPage } from './ErrorPage.tsx';

/** Error page without dependencies, for failures of the site frame itself. */
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
