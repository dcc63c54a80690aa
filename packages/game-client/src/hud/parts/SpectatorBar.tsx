import { useHud, useHudSlice } from '../state/HudContext.ts';
import { Icon } from '../elements/Icon.tsx';
import { toReadableColor } from '../elements/toReadableColor.ts';
import { findNextWatchedPlayer, findWatchedPlayer, isSpectating } from './watching.ts';

/** Shows spectators whom they watch, with buttons to switch. */
export function SpectatorBar() {
  const { actions, state } = useHud();
  const shown = useHudSlice((current) => {
    if (!isSpectating(current)) return null;
    const player = findWatchedPlayer(current);
    const team = player?.team == null ? undefined : current.game.types.teams[player.team];
    const others = current.players.filter(({ unit }) => unit !== null).length;
    return { name: player?.name ?? null, color: team?.color ?? null, canTurn: others > 1 };
  });
  if (shown === null) return null;
  const turn = (steps: number): void => {
    const next = findNextWatchedPlayer(state.value, steps);
    if (next !== null) actions.watch(next.id);
  };
  return (
    <div class="hud-watch hud-glass" role="group" aria-label="Watching">
      {shown.canTurn && <TurnButton label="Previous player" icon="left" onPress={() => turn(-1)} />}
      <p aria-live="polite">
        <small>{shown.name === null ? 'Spectating' : 'Watching'}</small>
        <b style={shown.color === null ? {} : { color: toReadableColor(shown.color) }}>
          {shown.name ?? 'No one is playing yet'}
        </b>
      </p>
      {shown.canTurn && <TurnButton label="Next player" icon="right" onPress={() => turn(1)} />}
    </div>
  );
}

function TurnButton({
  label,
  icon,
  onPress,
}: {
  label: string;
  icon: 'left' | 'right';
  onPress: () => void;
}) {
  return (
    <button type="button" aria-label={label} title={label} onClick={onPress}>
      <Icon name={icon} size={22} />
    </button>
  );
}
