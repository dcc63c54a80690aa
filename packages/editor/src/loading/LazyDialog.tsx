import { type ReactNode, Suspense } from 'react';
import { LoadErrorBoundary } from './LoadErrorBoundary.tsx';

/** Shows a message until the code of a dialog has loaded. */
export function LazyDialog({ children }: { readonly children: ReactNode }) {
  return (
    <LoadErrorBoundary what="The dialog">
      <Suspense
        fallback={
          <p className="ed-app ed-late" role="status">
            Opening…
          </p>
        }
      >
        {children}
      </Suspense>
    </LoadErrorBoundary>
  );
}
