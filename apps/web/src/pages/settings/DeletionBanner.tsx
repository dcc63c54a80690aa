import { Banner, Button } from '@playloom/design-system';
import { describeDay } from '../../time/describeTime.ts';
import { useKeepAccount } from './useKeepAccount.ts';

export function DeletionBanner({ scheduledFor }: { scheduledFor: string }) {
  const keep = useKeepAccount();
  return (
    <Banner
      tone="error"
      title={`Your account will be deleted on ${describeDay(scheduledFor)}`}
      className="mb-8"
    >
      <span className="flex items-center justify-between gap-x-6 gap-y-3 phone:flex-col phone:items-start">
        <span>
          {keep.problem?.message ?? 'Until then you can take it back. Your public page is hidden already.'}
        </span>
        <Button size="sm" loading={keep.isBusy} onClick={keep.run}>
          Keep my account
        </Button>
      </span>
    </Banner>
  );
}
