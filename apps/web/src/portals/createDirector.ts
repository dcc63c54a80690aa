import type { OutsideWish, PlayLife } from '@playloom/game-client';
import type { PortalKit } from './PortalKit.ts';

/** What is going on, from the portal's point of view. */
export type PortalScene = 'idle' | 'loading' | PlayLife;

/** A break that has not begun by then never will. */
export const BREAK_START_MS = 10_000;

export interface Director {
  hear(scene: PortalScene): void;
  /** Somebody pressed something. */
  noteInput(): void;
}

export interface DirectorDoor {
  obey(wish: OutsideWish): void;
  wait(ms: number): Promise<void>;
}

interface State {
  scene: PortalScene;
  isPlayTold: boolean;
  hasInput: boolean;
  /** Play was stopped since the last break. */
  isBreakDue: boolean;
  isBreaking: boolean;
  /** The break has begun: something else is heard. */
  isBreakHeard: boolean;
}

/** Turns the life of a game into what its portal wants to hear, in the order in which it wants to hear it. */
export function createDirector(kit: PortalKit, door: DirectorDoor): Director {
  const state: State = {
    scene: 'idle',
    isPlayTold: false,
    hasInput: !kit.waitsForInput,
    isBreakDue: false,
    isBreaking: false,
    isBreakHeard: false,
  };
  const obey = () => door.obey(readWish(kit, state));
  const goOn = () => {
    if (state.scene !== 'playing' || state.isPlayTold || state.isBreaking || !state.hasInput) return;
    if (state.isBreakDue && kit.hasBreakOnResume) return takeBreak();
    state.isPlayTold = true;
    kit.tellGameplay(true);
  };
  const takeBreak = () => {
    Object.assign(state, { isBreakDue: false, isBreaking: true });
    obey();
    void runBreak(kit, door, state, obey).then(() => {
      Object.assign(state, { isBreaking: false, isBreakHeard: false });
      obey();
      goOn();
    });
  };
  kit.subscribe(obey);
  obey();
  return {
    hear(scene) {
      const last = state.scene;
      if (scene === last) return;
      state.scene = scene;
      if (state.isPlayTold) {
        Object.assign(state, { isPlayTold: false, isBreakDue: true });
        kit.tellGameplay(false);
      }
      if (scene === 'loading') kit.tellLoading(true);
      else if (last === 'loading') kit.tellLoading(false);
      // Out of the game nothing is missed meanwhile.
      if (scene === 'out' && state.isBreakDue && !state.isBreaking) takeBreak();
      goOn();
    },
    noteInput() {
      if (state.scene !== 'playing') return;
      state.hasInput = true;
      goOn();
    },
  };
}

async function runBreak(kit: PortalKit, door: DirectorDoor, state: State, obey: () => void): Promise<void> {
  const onStart = () => {
    if (!state.isBreaking) return;
    state.isBreakHeard = true;
    obey();
  };
  const isOver = kit.takeBreak(onStart).then(() => true);
  const isTooLate = door.wait(BREAK_START_MS).then(() => false);
  if (!(await Promise.race([isOver, isTooLate])) && state.isBreakHeard) await isOver;
}

function readWish(kit: PortalKit, { isBreaking, isBreakHeard }: State): OutsideWish {
  const { isMuted, hasChat } = kit.readSettings();
  return {
    isMuted: isMuted || isBreakHeard,
    isHeld: isBreaking,
    hasChat,
    hasFullscreen: !kit.hasOwnFullscreen,
  };
}
