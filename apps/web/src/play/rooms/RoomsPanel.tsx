import type { RoomListing } from '@playloom/api-contract';
import { Button, LiveDot, Panel } from '@playloom/design-system';
import Plus from 'lucide-react/icons/plus';
import { countFreeSlots, describeOtherPlayers } from './describeRoom.ts';
import type { RoomRequest } from '../state/PlayState.ts';
import { PlayerSlotDots } from './PlayerSlotDots.tsx';
import './rooms.css';
import type { Rooms } from './useRooms.ts';

/** Maximum number of rooms in the list, to keep the page short. Play also finds the others. */
const SHOWN = 6;

const NOTE_ALONE = 'num pb-4 text-secondary text-text-2';
const NOTE_BELOW = 'num pt-3 text-meta text-text-3';

interface RoomsPanelProps {
  rooms: Rooms;
  canPlay: boolean;
  onPlay: (request: RoomRequest) => void;
}

/** Lists the open rooms, with buttons to join. */
export function RoomsPanel({ rooms, canPlay, onPlay }: RoomsPanelProps) {
  const { list, isStale } = rooms;
  const others = describeOtherPlayers(rooms);
  return (
    <Panel
      title="Rooms"
      aside={<OpenCount count={list.filter(({ isAsleep }) => !isAsleep).length} isStale={isStale} />}
    >
      {list.length > 0 && (
        <ul className="play-rooms">
          {list.slice(0, SHOWN).map((room) => (
            <Room key={room.roomId} room={room} canPlay={canPlay} onPlay={onPlay} />
          ))}
        </ul>
      )}
      {list.length > SHOWN && (
        <p className="num pt-3 text-meta text-text-3">and {list.length - SHOWN} more</p>
      )}
      {others && <p className={list.length > 0 ? NOTE_BELOW : NOTE_ALONE}>{others}</p>}
      <Button
        size="sm"
        wide
        className="mt-3"
        icon={<Plus size={18} aria-hidden="true" />}
        disabled={!canPlay}
        onClick={() => onPlay({ newRoom: 'public' })}
      >
        Open a new room
      </Button>
    </Panel>
  );
}

function OpenCount({ count, isStale }: { count: number; isStale: boolean }) {
  if (isStale) return <span role="status">Couldn’t refresh</span>;
  if (count === 0) return null;
  return (
    <span className="num flex items-center gap-2">
      <LiveDot />
      {count} open
    </span>
  );
}

function Room({ room, canPlay, onPlay }: { room: RoomListing } & Omit<RoomsPanelProps, 'rooms'>) {
  const { roomId, roomName, players, bots, maxPlayers } = room;
  const free = countFreeSlots(room);
  const isFull = free === 0;
  return (
    <li className="play-room" data-full={isFull || undefined}>
      <b className="truncate" title={roomName}>
        {roomName}
      </b>
      <p className="num">
        <PlayerSlotDots taken={players} bots={bots} total={maxPlayers} />
        {describeRoom(room, free)}
      </p>
      <Button
        size="xs"
        variant={isFull ? 'secondary' : 'mint'}
        disabled={!canPlay}
        aria-label={`${isFull ? 'Watch' : 'Join'} ${roomName}`}
        onClick={() => onPlay({ roomId, watch: isFull })}
      >
        {isFull ? 'Watch' : 'Join'}
      </Button>
    </li>
  );
}

function describeRoom({ status, isAsleep }: RoomListing, free: number): string {
  if (isAsleep) return 'Asleep';
  const slots = free === 0 ? 'Full' : `${free} free`;
  return status ? `${slots} · ${status}` : slots;
}
