import { useHudSlice } from '../state/HudContext.ts';
import { Icon } from '../elements/Icon.tsx';

/** From this latency on, shots feel late. */
const SLOW_MS = 150;
const VERY_SLOW_MS = 300;

export function RoomChip() {
  const { name, people, pingMs } = useHudSlice(({ roomName, players, roundTripMs }) => ({
    name: roomName,
    people: players.length,
    pingMs: Math.round(roundTripMs),
  }));
  const line = pingMs >= VERY_SLOW_MS ? 'bad' : pingMs >= SLOW_MS ? 'fair' : 'good';
  return (
    <div class="hud-room hud-glass">
      <span class="hud-room-name">{name}</span>
      <span class="hud-ping hud-number" role="img" aria-label={`Players in the room: ${people}`}>
        <Icon name="people" size={16} /> {people}
      </span>
      <span
        class="hud-ping hud-number"
        data-line={line}
        role="img"
        aria-label={`Ping ${pingMs} milliseconds`}
      >
        <Icon name="signal" size={16} /> {pingMs} ms
      </span>
    </div>
  );
}
