import type { HostPageSettings, PlayPhase } from '@playloom/game-client';
import type { PortalAdapter } from './PortalAdapter.ts';

/** The state of the game that is reported to the portal. */
export type PortalGameState = 'idle' | 'loading' | PlayPhase;

/** An ad break that has not started after this time is skipped. */
const BREAK_START_MS = 10_000;

interface PortalCoordinator {
  setScene(scene: PortalGameState): void;
  /** Must be called when the player presses a key or a button. */
  noteInput(): void;
}

interface PortalCoordinatorHost {
  applyHostSettings(hostSettings: HostPageSettings): void;
  wait(ms: number): Promise<void>;
}

interface State {
  scene: PortalGameState;
  isPlayReported: boolean;
  hasInput: boolean;
  /** Whether gameplay has stopped since the last ad break. */
  isBreakDue: boolean;
  isBreaking: boolean;
  /** Whether the ad has started. The game is muted then. */
  hasBreakStarted: boolean;
}

/** Reports the state of a game to its portal, in the order that the portal expects. */
export function createPortalCoordinator(kit: PortalAdapter, host: PortalCoordinatorHost): PortalCoordinator {
  const state: State = {
    scene: 'idle',
    isPlayReported: false,
    hasInput: !kit.waitsForInput,
    isBreakDue: false,
    isBreaking: false,
    hasBreakStarted: false,
  };
  const applyHostSettings = () => host.applyHostSettings(readHostSettings(kit, state));
  const resumePlay = () => {
    if (state.scene !== 'playing' || state.isPlayReported || state.isBreaking || !state.hasInput) return;
    if (state.isBreakDue && kit.hasBreakOnResume) return takeBreak();
    state.isPlayReported = true;
    kit.reportGameplay(true);
  };
  const takeBreak = () => {
    Object.assign(state, { isBreakDue: false, isBreaking: true });
    applyHostSettings();
    void runBreak(kit, host, state, applyHostSettings).then(() => {
      Object.assign(state, { isBreaking: false, hasBreakStarted: false });
      applyHostSettings();
      resumePlay();
    });
  };
  kit.subscribe(applyHostSettings);
  applyHostSettings();
  return {
    setScene(scene) {
      const last = state.scene;
      if (scene === last) return;
      state.scene = scene;
      if (state.isPlayReported) {
        Object.assign(state, { isPlayReported: false, isBreakDue: true });
        kit.reportGameplay(false);
      }
      if (scene === 'loading') kit.reportLoading(true);
      else if (last === 'loading') kit.reportLoading(false);
      // Take the ad break while the player is out of the game and misses nothing.
      if (scene === 'out' && state.isBreakDue && !state.isBreaking) takeBreak();
      resumePlay();
    },
    noteInput() {
      if (state.scene !== 'playing') return;
      state.hasInput = true;
      resumePlay();
    },
  };
}

async function runBreak(
  kit: PortalAdapter,
  host: PortalCoordinatorHost,
  state: State,
  applyHostSettings: () => void,
): Promise<void> {
  const onStart = () => {
    if (!state.isBreaking) return;
    state.hasBreakStarted = true;
    applyHostSettings();
  };
  const isOver = kit.takeBreak(onStart).then(() => true);
  const isTooLate = host.wait(BREAK_START_MS).then(() => false);
  if (!(await Promise.race([isOver, isTooLate])) && state.hasBreakStarted) await isOver;
}

function readHostSettings(kit: PortalAdapter, { isBreaking, hasBreakStarted }: State): HostPageSettings {
  const { isMuted, hasChat } = kit.readSettings();
  return {
    isMuted: isMuted || hasBreakStarted,
    isHeld: isBreaking,
    hasChat,
    hasFullscreen: !kit.hasOwnFullscreen,
  };
}
