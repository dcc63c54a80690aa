import { Avatar, Badge, Button } from '@playloom/design-system';
import { Link, useRevalidator } from 'react-router';
import { FormProblem } from '@playloom/site/forms/FormProblem.tsx';
import { useAsyncAction } from '@playloom/site/forms/useAsyncAction.ts';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import { useToasts } from '@playloom/site/overlays/useToasts.ts';
import type { BlockedUser } from './SettingsPageData.ts';
import { SettingsSection } from './SettingsSection.tsx';

export function BlockedSection({ blocks }: { blocks: BlockedUser[] }) {
  return (
    <SettingsSection
      id="blocked"
      title="Blocked and muted users"
      lead="You don’t see messages from users you muted or blocked. Blocked users also can’t message you."
    >
      {blocks.length === 0 ? (
        <p className="text-text-2">
          You haven’t blocked or muted anyone. To block or mute someone, open the menu on their profile or one
          of their messages.
        </p>
      ) : (
        <ul className="grid">
          {blocks.map((block) => (
            <BlockRow key={block.user._id} block={block} />
          ))}
        </ul>
      )}
    </SettingsSection>
  );
}

function BlockRow({ block: { user, kind } }: { block: BlockedUser }) {
  const { username, profilePicture } = user.local;
  const label = kind === 'block' ? 'Unblock' : 'Unmute';
  const toasts = useToasts();
  const { revalidate } = useRevalidator();
  const lift = useAsyncAction(async () => {
    const api = await loadBrowserApi();
    await api.unblockUser({ params: { username } });
    await revalidate();
    toasts.show(`You’ll see messages from ${username} again.`, { type: 'success' });
  });
  return (
    <li className="grid gap-3 border-t border-line py-4 first:border-0 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-4">
        <Avatar name={username} src={profilePicture} size={40} />
        <p className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          <Link to={`/user/${encodeURIComponent(username)}`} className="truncate">
            {username}
          </Link>
          <Badge>{kind === 'block' ? 'Blocked' : 'Muted'}</Badge>
        </p>
        <Button size="sm" loading={lift.isBusy} onClick={lift.run} aria-label={`${label} ${username}`}>
          {label}
        </Button>
      </div>
      <FormProblem problem={lift.problem} />
    </li>
  );
}
