import { type ReactNode, Suspense } from 'react';
import { LoadErrorBoundary } from './LoadErrorBoundary.tsx';

/** A dialog that loads when it is first opened; a message shows until then. */
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
