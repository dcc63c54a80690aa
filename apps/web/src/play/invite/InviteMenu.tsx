import type { Friend } from '@playloom/api-contract';
import { Avatar, DropdownMenu, MenuItem } from '@playloom/design-system';
import LinkIcon from 'lucide-react/icons/link';
import { useEffect, useState, type ReactElement } from 'react';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import type { InviteState } from './useInvite.ts';

export function InviteMenu({ trigger, invite }: { trigger: ReactElement; invite: InviteState }) {
  const [isOpen, setIsOpen] = useState(true);
  const friends = useFriends(isOpen);
  return (
    <DropdownMenu trigger={trigger} open={isOpen} onOpenChange={setIsOpen}>
      <MenuItem icon={<LinkIcon size={18} aria-hidden="true" />} onSelect={invite.send}>
        Share link
      </MenuItem>
      {friends.map(({ local: { username, profilePicture } }) => (
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

/** Loads the user's friends each time the menu opens. If that fails, the menu still offers the link. */
function useFriends(isOpen: boolean): readonly Friend[] {
  const [list, setList] = useState<readonly Friend[]>([]);
  useEffect(() => {
    if (!isOpen) return;
    async function load() {
      const { data } = await (await loadBrowserApi()).listFriends();
      setList(data.friends);
    }
    void load().catch(() => setList([]));
  }, [isOpen]);
  return list;
}
