import type { Signal } from '@preact/signals';
import type { EntityId } from '@playloom/game-format';
import type { EntityView } from '@playloom/protocol';
import type { HudState } from '../hud/HudState.ts';
import type { InputState } from '../input/InputState.ts';
import type { LookInput } from '../input/listenLook.ts';
import type { GamepadState } from '../input/readGamepad.ts';
import type { ClientCore } from '../play/createClientCore.ts';
import type { FootstepState } from '../play/playFootsteps.ts';
import type { OwnAttackState } from '../play/startOwnAttack.ts';
import type { ClientStage } from '../play/presentEvents.ts';
import type { SettingsStorage } from '../settings/settingsStore.ts';
import type {
  ChatPermission,
  ClientState,
  HostPageSettings,
  RendererKind,
  PlayPhase,
  StartOptions,
} from '../StartOptions.ts';
import type { ClientClock } from '../time/ClientClock.ts';
import type { CameraState } from '../view/moveCamera.ts';
import type { CameraTurnState } from '../view/turnCamera.ts';

/** A game that runs on a page. */
export interface ClientRun {
  readonly options: StartOptions;
  readonly clock: ClientClock;
  readonly core: ClientCore;
  /** Holds the canvas, which is another one after each switch between 2D and 3D; hears the mouse for it. */
  readonly surface: HTMLElement;
  /** Holds that and the HUD over it. */
  readonly frame: HTMLElement;
  readonly input: InputState;
  readonly pad: GamepadState;
  readonly stage: ClientStage;
  readonly camera: CameraState;
  readonly turn: CameraTurnState;
  /** Null until devices are listened to. */
  look: LookInput | null;
  /** What is drawn at present. */
  rendererKind: RendererKind;
  isSwitching: boolean;
  readonly steps: FootstepState;
  readonly attack: OwnAttackState;
  readonly lastSeen: Map<EntityId, EntityView>;
  readonly storage: SettingsStorage | null;
  state: ClientState;
  /** Changes when the player tells their age while playing. */
  chat: ChatPermission;
  hostSettings: HostPageSettings;
  isMenuOpen: boolean;
  life: PlayPhase | null;
  hud: Signal<HudState> | null;
  nextHudAt: number;
  hasTouch: boolean;
  /** By the clock; null while the connection stands. */
  lostUntil: number | null;
  lastFrameAt: number;
  frames: number;
  framesDrawn: number;
  /** Has been drawn once: the own unit may be in the game. */
  isReady: boolean;
  hasEnded: boolean;
  /** Undone in reverse order. */
  readonly cleanups: (() => void)[];
}

export function setClientState(run: ClientRun, state: ClientState): void {
  run.state = state;
  run.options.onState(state);
}
