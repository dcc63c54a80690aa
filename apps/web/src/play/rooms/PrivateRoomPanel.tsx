import type { GamePage } from '@playloom/api-contract';
import { Button, Panel } from '@playloom/design-system';
import Copy from 'lucide-react/icons/copy';
import Lock from 'lucide-react/icons/lock';
import UserPlus from 'lucide-react/icons/user-plus';
import { useState } from 'react';
import { useStreamerMode } from '@playloom/site/browser/useStreamerMode.ts';
import { FormProblem } from '@playloom/site/forms/FormProblem.tsx';
import { useRootData } from '@playloom/site/session/useRootData.ts';
import { useInvite } from '../invite/useInvite.ts';
import type { JoinedRoom } from '../state/PlayState.ts';
import type { GuestNameState } from '../guest/useGuestName.ts';
import type { PlayHandle } from '../controller/usePlay.ts';
import { RoomCodeForm } from './RoomCodeForm.tsx';
import { RoomCodeTiles } from './RoomCodeTiles.tsx';
import type { PrivateRoom } from './usePrivateRoom.ts';

interface PanelProps {
  game: GamePage;
  play: PlayHandle;
  guest: GuestNameState;
}

interface PrivatePanelProps extends PanelProps {
  room: PrivateRoom;
}

/** Lets the user open a private room, which only players with its code can join. */
export function PrivateRoomPanel({ game, play, guest, room }: PrivatePanelProps) {
  const canPlay = game.access === 'open';
  return (
    <Panel title="Private room">
      {room.opened ? (
        <OpenedRoom game={game} room={room.opened} guest={guest} play={play} />
      ) : (
        <>
          <p className="-mt-2 mb-4 text-meta text-text-3">
            Private rooms aren’t listed. Only people with the code can join.
          </p>
          <Button
            size="sm"
            wide
            icon={<Lock size={17} aria-hidden="true" />}
            loading={room.isBusy}
            disabled={!canPlay}
            onClick={room.open}
          >
            Open a private room
          </Button>
          <FormProblem problem={room.problem} />
        </>
      )}
      <RoomCodeForm canPlay={canPlay} play={play} />
    </Panel>
  );
}

interface OpenedRoomProps extends PanelProps {
  room: JoinedRoom & { lobbyCode: string };
}

function OpenedRoom({ game, room, guest, play }: OpenedRoomProps) {
  const { features } = useRootData();
  const invite = useInvite(game, guest.name, room);
  const { lobbyCode } = room;
  const isStreaming = useStreamerMode();
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <p className="-mt-2 mb-3 text-meta text-text-3">Anyone with this code can join.</p>
      <RoomCodeTiles code={lobbyCode} isHidden={isStreaming && !isAsked} />
      {isStreaming && (
        <Button size="sm" wide className="mt-3" aria-pressed={isAsked} onClick={() => setAsked(!isAsked)}>
          {isAsked ? 'Hide code' : 'Show code'}
        </Button>
      )}
      <div className="mt-3 grid grid-cols-2 gap-2">
        <Button
          size="sm"
          icon={<Copy size={17} aria-hidden="true" />}
          onClick={() => void invite.copy(lobbyCode, 'Code copied.')}
        >
          Copy code
        </Button>
        {features.links && (
          <Button
            size="sm"
            icon={<UserPlus size={17} aria-hidden="true" />}
            loading={invite.isBusy}
            onClick={invite.send}
          >
            Copy link
          </Button>
        )}
      </div>
      <Button variant="mint" size="sm" wide className="mt-2" onClick={() => play.press({ lobbyCode })}>
        Join {room.roomName}
      </Button>
    </>
  );
}
