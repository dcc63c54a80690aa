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
    <SpecimenSection id="feedback" title="Feedback">
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => toasts.show('Saved.', { type: 'success' })}>Show success</Button>
        <Button onClick={() => toasts.show('Something went wrong.')}>Show error</Button>
        <Button
          onClick={() =>
            toasts.show('Request a new code and try again.', {
              title: 'This code has expired',
              duration: LONG_TOAST_MS,
              action: { label: 'Resend code', href: '#feedback' },
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
            title="Welcome to Playloom"
            message="Your account is ready."
            action={{ label: 'Make a game', href: '#feedback' }}
          />
          <Toast title="This code has expired" message="Request a new code and try again." />
          <Toast message="Something went wrong." />
        </div>
        <div className="grid content-start gap-4">
          {hasBanner && (
            <Banner onDismiss={() => setHasBanner(false)} title="New in this version">
              You can dismiss this banner.
            </Banner>
          )}
          <Banner tone="success">Your email address is confirmed.</Banner>
          <Banner tone="error" action={<Button size="xs">Try again</Button>}>
            The list couldn’t be loaded.
          </Banner>
        </div>
        <div className="grid content-start gap-5">
          <Specimen caption="Progress: 62%, 92%, unknown">
            <div className="grid gap-3">
              <ProgressBar label="Uploading" value={62} />
              <ProgressBar label="Storage used" value={92} tone="danger" />
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
          title="No games yet"
          headingLevel={3}
          className="rounded-lg bg-surface edge"
          action={<Button variant="mint">Make a game</Button>}
        >
          Games you make appear here, newest first.
        </EmptyState>
        <ErrorState
          title="Something went wrong"
          headingLevel={3}
          className="rounded-lg bg-surface edge"
          incidentId="7f3a-91c2"
          action={<Button>Try again</Button>}
        >
          We couldn’t load this list. Your games are safe.
        </ErrorState>
      </div>
      <ToastRegion store={toasts} />
    </SpecimenSection>
  );
}
