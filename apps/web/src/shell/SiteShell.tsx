import { Outlet } from 'react-router';
import type { Route } from './+types/SiteShell.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { ShellFrame } from './ShellFrame.tsx';

export default function SiteShell() {
  return (
    <ShellFrame>
      <Outlet />
    </ShellFrame>
  );
}

/** Shows an error inside the frame, so that the navigation bar and the footer stay. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <ShellFrame>
      <ErrorPage error={error} />
    </ShellFrame>
  );
}
