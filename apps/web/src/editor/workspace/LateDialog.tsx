import { type ReactNode, Suspense } from 'react';
import { LoadFailure } from './LoadFailure.tsx';

/** A dialog whose script comes with its first opening; until it is there, a word says that it is on its way. */
export function LateDialog({ children }: { readonly children: ReactNode }) {
  return (
    <LoadFailure what="The dialog">
      <Suspense
        fallback={
          <p className="ed-app ed-late" role="status">
            Opening…
          </p>
        }
      >
        {children}
      </Suspense>
    </LoadFailure>
  );
}
