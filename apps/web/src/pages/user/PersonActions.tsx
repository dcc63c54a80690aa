import { DropdownMenu, IconButton, MenuItem } from '@playloom/design-system';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { lazy, Suspense, useState } from 'react';
import { MessageButton } from '../../chat/MessageButton.tsx';
import { toErrorBody } from '@playloom/site/api/toErrorBody.ts';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import { useToasts } from '@playloom/site/overlays/useToasts.ts';

const ReportDialog = lazy(() => import('@playloom/site/moderation/ReportDialog.tsx'));

/** Buttons to message, mute, block or report another user. */
export function PersonActions({ username }: { username: string }) {
  const toasts = useToasts();
  const [isReporting, setIsReporting] = useState(false);
  async function block(kind: 'mute' | 'block') {
    try {
      await (await loadBrowserApi()).blockUser({ params: { username }, body: { kind } });
      toasts.show(`You ${kind === 'block' ? 'blocked' : 'muted'} ${username}.`, { type: 'success' });
    } catch (error) {
      toasts.showError(toErrorBody(error).message);
    }
  }
  return (
    <div className="ml-auto flex items-center gap-2 phone:ml-0">
      <MessageButton username={username} />
      <DropdownMenu
        trigger={
          <IconButton label={`More actions for ${username}`} variant="box">
            <Ellipsis size={20} aria-hidden="true" />
          </IconButton>
        }
      >
        <MenuItem onSelect={() => void block('mute')}>Mute for me</MenuItem>
        <MenuItem onSelect={() => void block('block')}>Block</MenuItem>
        <MenuItem onSelect={() => setIsReporting(true)}>Report</MenuItem>
      </DropdownMenu>
      {isReporting && (
        <Suspense>
          <ReportDialog subject={{ kind: 'user', username }} onClose={() => setIsReporting(false)} />
        </Suspense>
      )}
    </div>
  );
}
