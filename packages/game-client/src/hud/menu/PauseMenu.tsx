import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useHud, useHudSlice } from '../state/HudContext.ts';
import { canChooseTeam } from '../state/hudParts.ts';
import { Icon, type IconName } from '../elements/Icon.tsx';
import { trapFocus } from '../elements/trapFocus.ts';
import { stopTypedKey } from '../elements/stopTypedKey.ts';
import { useFocusReturn } from '../elements/useFocusReturn.ts';
import { CopyButton } from './CopyButton.tsx';
import { KeySettings } from './KeySettings.tsx';
import { PlayerList } from './PlayerList.tsx';
import { QuickSettings } from './QuickSettings.tsx';
import { setSignal } from '../state/changeSignal.ts';

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
    keys: <KeySettings />,
    players: <PlayerList />,
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
        <div class="hud-menu-main">{parts[menu] ?? <QuickSettings />}</div>
      </div>
    </div>
  );
}

function MainActions() {
  const { ui } = useHud();
  const { inviteUrl, canChangeTeam } = useHudSlice((state) => ({
    inviteUrl: state.inviteUrl,
    canChangeTeam: canChooseTeam(state),
  }));
  const go = (menu: typeof ui.menu.value) => () => setSignal(ui.menu, menu);
  return (
    <>
      <h2 id="hud-menu-title">Menu</h2>
      <p>The game keeps running while this menu is open.</p>
      <MenuButton icon="play" kind="main" isFirst={ui.menu.value === 'main'} onPress={go('none')}>
        Back to the game
      </MenuButton>
      {inviteUrl !== null && (
        <CopyButton icon="invite" text={inviteUrl} done="Link copied">
          Invite friends
        </CopyButton>
      )}
      {canChangeTeam && (
        <MenuButton icon="swap" onPress={go('teams')}>
          Change team
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
        {ui.menu.value === 'keys' ? 'Quick settings' : 'Change keys'}
      </MenuButton>
      <MenuButton icon="door" kind="quiet" onPress={go('leave')}>
        Leave room
      </MenuButton>
    </>
  );
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

interface MenuButtonProps {
  readonly icon: IconName;
  readonly kind?: 'main' | 'quiet' | 'danger';
  readonly isFirst?: boolean;
  /** Whether the button is of no use on devices with only a touchscreen, where it is hidden. */
  readonly isForKeyboard?: boolean;
  readonly onPress: () => void;
  readonly children: string;
}

function MenuButton({ icon, kind, isFirst, isForKeyboard, onPress, children }: MenuButtonProps) {
  return (
    <button
      type="button"
      class="hud-button"
      data-kind={kind}
      data-first={isFirst === true ? '' : undefined}
      data-for={isForKeyboard === true ? 'keyboard' : undefined}
      onClick={onPress}
    >
      <Icon name={icon} />
      {children}
    </button>
  );
}
