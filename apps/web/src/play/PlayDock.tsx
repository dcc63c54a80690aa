import { Button, IconButton } from '@playloom/design-system';
import PlayIcon from 'lucide-react/icons/play';
import UserPlus from 'lucide-react/icons/user-plus';
import { useEffect, useState } from 'react';
import { useRootData } from '@playloom/site/session/useRootData.ts';
import type { InviteState } from './invite/useInvite.ts';
import { PLAY_STAGE_ID } from './stage/playStageId.ts';

interface PlayDockProps {
  onPlay: () => void;
  invite: InviteState;
  isHidden: boolean;
}

/** A bar with a Play button, shown on phones after the cover has scrolled out of view. */
export function PlayDock({ onPlay, invite, isHidden }: PlayDockProps) {
  const { features } = useRootData();
  const isCoverOutOfView = useIsOutOfView(PLAY_STAGE_ID);
  if (isHidden || !isCoverOutOfView) return null;
  return (
    <div className="play-dock">
      <Button
        variant="primary"
        wide
        icon={<PlayIcon size={18} fill="currentColor" aria-hidden="true" />}
        onClick={onPlay}
      >
        Play
      </Button>
      {features.links && (
        <IconButton label="Invite" variant="box" size="lg" onClick={invite.send} aria-busy={invite.isBusy}>
          <UserPlus size={20} aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
}

function useIsOutOfView(id: string): boolean {
  const [isOutOfView, setOutOfView] = useState(false);
  useEffect(() => {
    const element = document.getElementById(id);
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => setOutOfView(entry?.isIntersecting === false));
    observer.observe(element);
    return () => observer.disconnect();
  }, [id]);
  return isOutOfView;
}
