import type { SessionInfo } from '@playloom/api-contract';
import { Badge, Button, ConfirmDialog } from '@playloom/design-system';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { FormProblem } from '@playloom/site/forms/FormProblem.tsx';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import { useToasts } from '@playloom/site/overlays/useToasts.ts';
import { Time } from '@playloom/site/time/Time.tsx';
import { useDateFormat } from '@playloom/site/time/useDateFormat.ts';
import { SettingsSection } from './SettingsSection.tsx';
import { useAsyncAction } from '@playloom/site/forms/useAsyncAction.ts';
import { useServerNow } from '@playloom/site/time/useServerNow.ts';

export function SessionsSection({ sessions, now: serverNow }: { sessions: SessionInfo[]; now: string }) {
  const now = useServerNow(serverNow);
  const ordered = sessions.toSorted(
    (a, b) => Number(b.isCurrent) - Number(a.isCurrent) || b.lastSeenAt.localeCompare(a.lastSeenAt),
  );
  return (
    <SettingsSection id="sessions" title="Sessions" lead="Devices where you’re logged in.">
      <ul className="grid">
        {ordered.map((session) => (
          <SessionRow key={session.id} session={session} now={now} />
        ))}
      </ul>
      {sessions.length > 1 && <EndOthers count={sessions.length - 1} />}
    </SettingsSection>
  );
}

function SessionRow({ session, now }: { session: SessionInfo; now: number }) {
  const dates = useDateFormat();
  const toasts = useToasts();
  const { revalidate } = useRevalidator();
  const end = useAsyncAction(async () => {
    const api = await loadBrowserApi();
    await api.revokeSession({ params: { sessionId: session.id } });
    await revalidate();
    toasts.show(`${session.device} was logged out.`, { type: 'success' });
  });
  return (
    <li className="grid gap-3 border-t border-line py-4 first:border-0 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
            {session.device}
            {session.isCurrent && <Badge tone="mint">This device</Badge>}
          </p>
          <p className="text-meta text-text-3">
            {session.isCurrent ? 'Active now' : 'Last seen '}
            {!session.isCurrent && <Time at={session.lastSeenAt} format="relative" now={now} />}
          </p>
        </div>
        {!session.isCurrent && (
          <Button
            size="sm"
            loading={end.isBusy}
            onClick={end.run}
            aria-label={`Log out ${session.device}, last seen ${dates.relative(session.lastSeenAt, now)}`}
          >
            Log out
          </Button>
        )}
      </div>
      <FormProblem problem={end.problem} />
    </li>
  );
}

function EndOthers({ count }: { count: number }) {
  const toasts = useToasts();
  const { revalidate } = useRevalidator();
  const [isAsking, setIsAsking] = useState(false);
  const end = useAsyncAction(async () => {
    const api = await loadBrowserApi();
    await api.revokeOtherSessions();
    await revalidate();
    toasts.show('All other devices were logged out.', { type: 'success' });
  });
  const others = count === 1 ? 'your other device' : `your ${count} other devices`;
  return (
    <div className="mt-5 grid justify-items-start gap-3">
      <FormProblem problem={end.problem} />
      <Button loading={end.isBusy} onClick={() => setIsAsking(true)}>
        Log out all other devices
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Log out all other devices?"
        confirmText="Log out"
        onConfirm={end.run}
      >
        You’ll need to log in again on {others}. This device stays logged in.
      </ConfirmDialog>
    </div>
  );
}
