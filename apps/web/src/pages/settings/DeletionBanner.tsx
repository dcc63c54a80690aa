import { Banner, Button } from '@playloom/design-system';
import { useDateFormat } from '@playloom/site/time/useDateFormat.ts';
import { useCancelDeletion } from './useCancelDeletion.ts';

export function DeletionBanner({ scheduledFor }: { scheduledFor: string }) {
  const cancelDeletion = useCancelDeletion();
  const dates = useDateFormat();
  return (
    <Banner
      tone="error"
      title={`Your account will be deleted on ${dates.date(scheduledFor)}`}
      className="mb-8"
    >
      <span className="flex items-center justify-between gap-x-6 gap-y-3 phone:flex-col phone:items-start">
        <span>
          {cancelDeletion.problem?.message ??
            'Your profile is hidden. You can cancel the deletion until then.'}
        </span>
        <Button size="sm" loading={cancelDeletion.isBusy} onClick={cancelDeletion.run}>
          Keep my account
        </Button>
      </span>
    </Banner>
  );
}
