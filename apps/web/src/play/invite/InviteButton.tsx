import { Avatar, Button, DropdownMenu, MenuItem } from '@playloom/design-system';
import LinkIcon from 'lucide-react/icons/link';
import UserPlus from 'lucide-react/icons/user-plus';
import { useState } from 'react';
import type { Friend } from '@playloom/api-contract';
import { browserApi } from '../../session/browserApi.ts';
import { useRoot } from '../../session/useRoot.ts';
import type { Invite } from './useInvite.ts';

interface Props {
  invite: Invite;
  disabled: boolean;
}

/** Guests hand on a link; users may tell a friend as well. */
export function InviteButton({ invite, disabled }: Props) {
  const { user } = useRoot();
  const friends = useFriends();
  const icon = <UserPlus size={18} aria-hidden="true" />;
  if (!user)
    return (
      <Button icon={icon} loading={invite.isBusy} onClick={invite.send} disabled={disabled}>
        Invite
      </Button>
    );
  const trigger = (
    <Button icon={icon} loading={invite.isBusy} disabled={disabled}>
      Invite
    </Button>
  );
  return (
    <DropdownMenu trigger={trigger} onOpenChange={(isOpen) => isOpen && friends.load()}>
      <MenuItem icon={<LinkIcon size={18} aria-hidden="true" />} onSelect={invite.send}>
        By a link
      </MenuItem>
      {friends.list.map(({ local: { username, profilePicture } }) => (
        <MenuItem
          key={username}
          icon={<Avatar name={username} src={profilePicture} size={24} />}
          onSelect={() => invite.sendTo(username)}
        >
          {username}
        </MenuItem>
      ))}
    </DropdownMenu>
  );
}

/** Read anew each time the menu opens; without an answer the link still works. */
function useFriends() {
  const [list, setList] = useState<readonly Friend[]>([]);
  async function load() {
    const { data } = await (await browserApi()).listFriends();
    setList(data.friends);
  }
  return { list, load: () => void load().catch(() => setList([])) };
}
