import { Button } from '@playloom/design-system';
import UserPlus from 'lucide-react/icons/user-plus';
import { useRootData } from '@playloom/site/session/useRootData.ts';
import { LazyMenu } from '@playloom/site/overlays/LazyMenu.tsx';
import type { InviteState } from './useInvite.ts';

const loadMenu = async () => (await import('./InviteMenu.tsx')).InviteMenu;

interface Props {
  invite: InviteState;
  disabled: boolean;
}

/** Invites others to the game. Guests share a link; logged-in users can also invite a friend directly. */
export function InviteButton({ invite, disabled }: Props) {
  const { user } = useRootData();
  const button = {
    icon: <UserPlus size={18} aria-hidden="true" />,
    loading: invite.isBusy,
    disabled,
    children: 'Invite',
  };
  if (!user) return <Button {...button} onClick={invite.send} />;
  return <LazyMenu button={button} load={loadMenu} shown={{ invite }} />;
}
