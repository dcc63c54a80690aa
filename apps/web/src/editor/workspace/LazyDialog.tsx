import { type ReactNode, Suspense } from 'react';
import { LoadErrorBoundary } from './LoadErrorBoundary.tsx';

/** A dialog whose script comes with its first opening; until it is there, a word says that it is on its way. */
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
