import { useState } from 'react';
import {
  Banner,
  Button,
  createToastStore,
  EmptyState,
  ErrorState,
  ProgressBar,
  Skeleton,
  Spinner,
  Toast,
  ToastRegion,
} from '@playloom/design-system';
import { SpecimenSection, Specimen } from './Specimen.tsx';

const LONG_TOAST_MS = 60_000;

export function FeedbackSection() {
  const [toasts] = useState(() => createToastStore());
  const [hasBanner, setHasBanner] = useState(true);
  return (
    <SpecimenSection id="feedback" title="Telling people things">
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => toasts.show('Saved.', { type: 'success' })}>Show success</Button>
        <Button onClick={() => toasts.show('That did not work.')}>Show error</Button>
        <Button
          onClick={() =>
            toasts.show('Ask for a new one and try again.', {
              title: 'That code has expired',
              duration: LONG_TOAST_MS,
              action: { label: 'Resend', href: '#feedback' },
            })
          }
        >
          Show long error
        </Button>
      </div>
      <div className="mt-6 grid gap-6 desk:grid-cols-3">
        <div className="grid content-start gap-4">
          <Toast
            type="success"
            title="You are in"
            message="Take a look around."
            action={{ label: 'Make one', href: '#feedback' }}
          />
          <Toast title="That code has expired" message="Ask for a new one and try again." />
          <Toast message="That did not work." />
        </div>
        <div className="grid content-start gap-4">
          {hasBanner && (
            <Banner onDismiss={() => setHasBanner(false)} title="News">
              This one can be put away.
            </Banner>
          )}
          <Banner tone="success">Your mail address is confirmed.</Banner>
          <Banner tone="error" action={<Button size="xs">Try again</Button>}>
            The list could not be loaded.
          </Banner>
        </div>
        <div className="grid content-start gap-5">
          <Specimen caption="Progress: 62 of 100, unknown">
            <div className="grid gap-3">
              <ProgressBar label="Uploading" value={62} />
              <ProgressBar label="Space used" value={92} tone="danger" />
              <ProgressBar label="Waiting" tone="sun" />
            </div>
          </Specimen>
          <Specimen caption="Skeleton">
            <div className="grid gap-2" aria-busy="true">
              <Skeleton className="aspect-16/10 w-full rounded-cover" />
              <Skeleton className="h-5 w-2/3" />
              <Skeleton className="h-4 w-1/3" />
            </div>
          </Specimen>
          <Spinner label="Loading" />
        </div>
      </div>
      <div className="mt-8 grid gap-6 desk:grid-cols-2">
        <EmptyState
          title="Nothing saved yet"
          headingLevel={3}
          className="rounded-lg bg-surface edge"
          action={<Button variant="mint">Start one</Button>}
        >
          What you start appears here, newest first.
        </EmptyState>
        <ErrorState
          title="This thread has snapped"
          headingLevel={3}
          className="rounded-lg bg-surface edge"
          incidentId="7f3a-91c2"
          action={<Button>Try again</Button>}
        >
          We could not load this list. Your work is safe.
        </ErrorState>
      </div>
      <ToastRegion store={toasts} />
    </SpecimenSection>
  );
}
