import { useHud, useHudSlice } from '../state/HudContext.ts';
import { mustChooseTeam } from '../state/hudParts.ts';
import { TeamMark } from '../elements/TeamMark.tsx';
import { HudWindow } from './HudWindow.tsx';
import { listTeamChoices } from './listTeamChoices.ts';
import { setSignal } from '../state/changeSignal.ts';

/** Opens by itself when the player must choose a team, and from the menu to change it. */
export function TeamChooser() {
  const { ui, actions } = useHud();
  const isForced = useHudSlice(mustChooseTeam);
  const teams = useHudSlice(listTeamChoices);
  const isChanging = ui.menu.value === 'teams';
  if (!isForced && !isChanging) return null;
  const close = (): void => {
    setSignal(ui.menu, 'none');
  };
  return (
    <div class="hud-scrim">
      <HudWindow label="Choose a team" kind="teams" {...(isForced ? {} : { onClose: close })}>
        <h2>Choose a team</h2>
        <ul>
          {teams.map(({ id, name, color, index, players, most, isFull, isMine }) => (
            <li key={id}>
              <button
                type="button"
                class="hud-team"
                style={{ '--team': color }}
                data-first={index === 0 ? '' : undefined}
                disabled={isFull || isMine}
                onClick={() => {
                  actions.joinTeam(id);
                  close();
                }}
              >
                <TeamMark color={color} index={index} />
                <b>{name}</b>
                <span class="hud-number">
                  {isMine ? 'your team' : isFull ? 'full' : `${players} of ${most}`}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </HudWindow>
    </div>
  );
}
