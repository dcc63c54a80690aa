import { setSignal } from '../state/changeSignal.ts';
import { useHud, useHudSlice } from '../state/HudContext.ts';
import { MenuButton } from './MenuButton.tsx';

/** Help for new players. Games without tips have none. */
export function HelpActions() {
  const { ui, actions } = useHud();
  const tips = useHudSlice((state) => state.tips);
  if (tips === 'none') return null;
  const isRunning = tips === 'running';
  const press = (): void => {
    if (isRunning) actions.skipTips();
    else actions.replayTips();
    setSignal(ui.menu, 'none');
  };
  return (
    <div class="hud-menu-help" role="group" aria-labelledby="hud-menu-help">
      <h3 id="hud-menu-help">Help</h3>
      <MenuButton icon={isRunning ? 'close' : 'reset'} onPress={press}>
        {isRunning ? 'Skip tips' : 'Show tips again'}
      </MenuButton>
    </div>
  );
}
