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

/** A page that fails leaves the bar and the footer standing. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <ShellFrame>
      <ErrorPage error={error} />
    </ShellFrame>
  );
}
