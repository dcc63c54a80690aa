import type { RoomListing } from '@playloom/api-contract';
import { Button } from '@playloom/design-system';
import PlayIcon from 'lucide-react/icons/play';
import type { SubmitEvent } from 'react';
import { useSearchParams } from 'react-router';
import type { PlayTarget } from '../rooms/findPlayTarget.ts';
import { describeInvitationTarget } from '../invite/describeInvitation.ts';
import { describePlayTarget } from '../rooms/describeRoom.ts';
import type { OpenInvitation } from '../page-data/PlayPageData.ts';
import type { PlayHandle } from '../controller/usePlay.ts';

interface PlayCoverProps {
  play: PlayHandle;
  rooms: readonly RoomListing[];
  invited: OpenInvitation | null;
  target: PlayTarget;
  /** Called when the user is about to press Play: when the pointer enters or touches the button, or the button gets focus. */
  onNear: () => void;
}

/**
 * The Play button. It is a form, so that it works before hydration: submitting loads the page again and joins a room.
 */
export function PlayCover({ play, rooms, invited, target, onNear }: PlayCoverProps) {
  const [query] = useSearchParams();
  const isConnecting = play.state.kind === 'loading';
  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    if (!isConnecting) play.press(target.request);
  }
  return (
    <form method="get" className="play-cover-front" onSubmit={handleSubmit}>
      {['inv', 'agentId'].map((name) => {
        const value = query.get(name);
        return value !== null && <input key={name} type="hidden" name={name} value={value} />;
      })}
      <input type="hidden" name="autojoin" value="true" />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        className="play-button"
        loading={isConnecting}
        onPointerEnter={onNear}
        onPointerDown={onNear}
        onFocus={onNear}
        icon={<PlayIcon size={26} fill="currentColor" aria-hidden="true" />}
      >
        {isConnecting ? 'Connecting...' : 'Play'}
      </Button>
      <p className="play-way num" aria-live="polite">
        {target.description ?? (invited ? describeInvitationTarget(invited) : describePlayTarget(rooms))}
      </p>
    </form>
  );
}
