import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useHud, useHudSlice } from '../state/HudContext.ts';
import { canChooseTeam, canSeeScoreboard } from '../state/hudParts.ts';
import type { HudUiState } from '../state/createHudUiState.ts';
import { trapFocus } from '../elements/trapFocus.ts';
import { stopTypedKey } from '../elements/stopTypedKey.ts';
import { useFocusReturn } from '../elements/useFocusReturn.ts';
import { CopyButton } from './CopyButton.tsx';
import { HelpActions } from './HelpActions.tsx';
import { HudKeySettings } from './HudKeySettings.tsx';
import { KeySettings } from './KeySettings.tsx';
import { MenuButton } from './MenuButton.tsx';
import { PadSettings } from './PadSettings.tsx';
import { PlayerList } from './PlayerList.tsx';
import { QuickSettings } from './QuickSettings.tsx';
import { AchievementList } from '../achievements/AchievementList.tsx';
import { GoalList } from '../achievements/GoalList.tsx';
import { setSignal } from '../state/changeSignal.ts';

const TODAY = ['daily'] as const;

/** The game keeps running behind the menu. The menu works with the keyboard alone, and Escape goes back. */
export function PauseMenu() {
  const { ui } = useHud();
  const menu = ui.menu.value;
  if (menu === 'none' || menu === 'teams') return null;
  return <Menu />;
}

function Menu() {
  const { ui } = useHud();
  const dialog = useRef<HTMLDivElement>(null);
  const menu = ui.menu.value;
  const parts: Partial<Record<typeof menu, ComponentChildren>> = {
    keys: (
      <>
        <KeySettings />
        <HudKeySettings />
        <PadSettings />
      </>
    ),
    players: <PlayerList />,
    achievements: <AchievementList />,
  };

  useFocusReturn();
  useLayoutEffect(() => {
    dialog.current?.querySelector<HTMLElement>('[data-first]')?.focus({ preventScroll: true });
  }, [menu]);

  return (
    <div class="hud-scrim">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the dialog itself listens, its buttons have the focus */}
      <div
        ref={dialog}
        class="hud-menu"
        role="dialog"
        aria-modal="true"
        aria-labelledby="hud-menu-title"
        onKeyDown={(event) => {
          trapFocus(event);
          stopTypedKey(event);
        }}
      >
        <div class="hud-menu-side">{menu === 'leave' ? <LeaveConfirm /> : <MainActions />}</div>
        <div class="hud-menu-main">{parts[menu] ?? <MainPart />}</div>
      </div>
    </div>
  );
}

/** What players see first: what they can do today, and the settings they change most. */
function MainPart() {
  return (
    <>
      <GoalList periods={TODAY} />
      <QuickSettings />
    </>
  );
}

function describeList(hasAchievements: boolean, hasGoals: boolean): string {
  if (!hasGoals) return 'Achievements';
  return hasAchievements ? 'Goals and achievements' : 'Goals';
}

function MainActions() {
  const { ui } = useHud();
  const { inviteUrl, isStreaming, canChangeTeam, hasBoard, hasAchievements, hasGoals } = useHudSlice(
    (state) => ({
      inviteUrl: state.inviteUrl,
      isStreaming: state.settings.isStreaming,
      canChangeTeam: canChooseTeam(state),
      hasBoard: canSeeScoreboard(state),
      hasAchievements: state.game.settings.achievements.length > 0,
      hasGoals: state.own.goals.length > 0,
    }),
  );
  const go = (menu: typeof ui.menu.value) => () => setSignal(ui.menu, menu);
  return (
    <>
      <h2 id="hud-menu-title">Menu</h2>
      <p>The game keeps running while this menu is open.</p>
      <MenuButton icon="play" kind="main" isFirst={ui.menu.value === 'main'} onPress={go('none')}>
        Back to the game
      </MenuButton>
      {inviteUrl !== null && (
        <CopyButton icon="invite" text={inviteUrl} done="Link copied" isSecret={isStreaming}>
          Invite friends
        </CopyButton>
      )}
      {canChangeTeam && (
        <MenuButton icon="swap" onPress={go('teams')}>
          Change team
        </MenuButton>
      )}
      {hasBoard && (
        <MenuButton icon="trophy" onPress={() => showScoreboard(ui)}>
          Scoreboard
        </MenuButton>
      )}
      {(hasAchievements || hasGoals) && (
        <MenuButton
          icon={ui.menu.value === 'achievements' ? 'left' : 'star'}
          onPress={go(ui.menu.value === 'achievements' ? 'main' : 'achievements')}
        >
          {ui.menu.value === 'achievements' ? 'Quick settings' : describeList(hasAchievements, hasGoals)}
        </MenuButton>
      )}
      <MenuButton
        icon={ui.menu.value === 'players' ? 'left' : 'people'}
        onPress={go(ui.menu.value === 'players' ? 'main' : 'players')}
      >
        {ui.menu.value === 'players' ? 'Quick settings' : 'Players'}
      </MenuButton>
      <MenuButton
        icon={ui.menu.value === 'keys' ? 'left' : 'keyboard'}
        isForKeyboard
        onPress={go(ui.menu.value === 'keys' ? 'main' : 'keys')}
      >
        {ui.menu.value === 'keys' ? 'Quick settings' : 'Change controls'}
      </MenuButton>
      <HelpActions />
      <MenuButton icon="door" kind="quiet" onPress={go('leave')}>
        Leave room
      </MenuButton>
    </>
  );
}

function showScoreboard(ui: HudUiState): void {
  setSignal(ui.menu, 'none');
  setSignal(ui.isScoreboardOpen, true);
}

function LeaveConfirm() {
  const { ui, actions } = useHud();
  return (
    <>
      <h2 id="hud-menu-title">Leave the room?</h2>
      <p>Your character leaves the game too. You can rejoin while the room has space.</p>
      <MenuButton icon="left" isFirst onPress={() => setSignal(ui.menu, 'main')}>
        Stay
      </MenuButton>
      <MenuButton icon="door" kind="danger" onPress={() => actions.leave()}>
        Leave
      </MenuButton>
    </>
  );
}
