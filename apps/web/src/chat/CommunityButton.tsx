import { Button } from '@playloom/design-system';
import Users from 'lucide-react/icons/users';
import { useState } from 'react';
import { toErrorBody } from '@playloom/site/api/toErrorBody.ts';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import { useToasts } from '@playloom/site/overlays/useToasts.ts';

interface Props {
  gameId: string;
  isMember: boolean;
  onChange: (isMember: boolean) => void;
}

/** Joins or leaves the community of a game. */
export function CommunityButton({ gameId, isMember, onChange }: Props) {
  const toasts = useToasts();
  const [isBusy, setIsBusy] = useState(false);
  async function change() {
    setIsBusy(true);
    try {
      const api = await loadBrowserApi();
      const call = isMember ? api.leaveCommunity : api.joinCommunity;
      onChange((await call({ params: { id: gameId } })).data.isMember);
    } catch (error) {
      toasts.showError(toErrorBody(error).message);
    }
    setIsBusy(false);
  }
  return (
    <Button
      size="sm"
      loading={isBusy}
      icon={<Users size={18} aria-hidden="true" />}
      onClick={() => void change()}
    >
      {isMember ? 'Leave community' : 'Join community'}
    </Button>
  );
}
