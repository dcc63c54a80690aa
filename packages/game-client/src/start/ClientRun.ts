import type { Signal } from '@preact/signals';
import type { EntityId } from '@playloom/game-format';
import type { EntityView } from '@playloom/protocol';
import type { HudState } from '../hud/state/HudState.ts';
import type { InputState } from '../input/InputState.ts';
import type { LookInput } from '../input/listenToLookInput.ts';
import type { GamepadState } from '../input/readGamepad.ts';
import type { GamepadKind } from '../controls/findGamepadSign.ts';
import type { ClientCore } from '../session/createClientCore.ts';
import type { FootstepState } from '../present/playFootsteps.ts';
import type { PlayerActionsMemory } from '../present/readPlayerActions.ts';
import type { OwnAttackState } from '../present/startOwnAttack.ts';
import type { ClientStage } from '../present/ClientStage.ts';
import type { SettingsStorage } from '../settings/settingsStore.ts';
import type {
  ChatPermission,
  ClientState,
  HostPageSettings,
  RendererKind,
  PlayPhase,
  StartOptions,
} from '../contract/StartOptions.ts';
import type { FramePace } from '../frames/FramePace.ts';
import type { DirectionLayer } from '../directions/createDirectionLayer.ts';
import type { ClientClock } from '../time/ClientClock.ts';
import type { TipsState } from '../tips/TipsState.ts';
import type { CameraState } from '../view/moveCamera.ts';
import type { CameraTurnState } from '../view/turnCamera.ts';

/** The state of a client that runs a game on a page. */
export interface ClientRun {
  readonly options: StartOptions;
  readonly clock: ClientClock;
  readonly core: ClientCore;
  /** Contains the canvas. Has the mouse listeners, because the canvas is replaced on a switch between 2D and 3D. */
  readonly surface: HTMLElement;
  /** Contains the surface and the HUD over it. */
  readonly frame: HTMLElement;
  readonly input: InputState;
  readonly pad: GamepadState;
  /** Gets the next pressed gamepad button, while the player chooses one in the menu. */
  padCapture: ((button: number) => void) | null;
  readonly stage: ClientStage;
  readonly camera: CameraState;
  readonly turn: CameraTurnState;
  /** Null until input devices are connected. */
  look: LookInput | null;
  /** The current renderer. */
  rendererKind: RendererKind;
  isSwitching: boolean;
  readonly steps: FootstepState;
  readonly attack: OwnAttackState;
  readonly lastSeen: Map<EntityId, EntityView>;
  readonly storage: SettingsStorage | null;
  state: ClientState;
  /** Whether the player may chat. Changes when the player fills in the page's form while playing. */
  chat: ChatPermission;
  hostSettings: HostPageSettings;
  isMenuOpen: boolean;
  life: PlayPhase | null;
  hud: Signal<HudState> | null;
  nextHudAt: number;
  hasTouch: boolean;
  /** Matches while the player prefers less motion. Undefined outside of browsers. */
  readonly calm: MediaQueryList | undefined;
  /** The gamepad that was used last. Null if another device was. */
  gamepad: GamepadKind | null;
  /** Whether the client has looked if the game switches on anything under Feel. */
  isFeelChecked: boolean;
  readonly directions: { layer: DirectionLayer | null; isLoading: boolean };
  readonly tips: { readonly state: TipsState; memory: PlayerActionsMemory };
  /** The clock time until which the client tries to reconnect. Null while connected. */
  lostUntil: number | null;
  lastFrameAt: number;
  framesDrawn: number;
  readonly pace: FramePace;
  /** Whether the first snapshot has arrived and the player has entered the game. */
  isReady: boolean;
  /** The shape of the screen that the room knows; 0 if it knows none. */
  sentAspect: number;
  hasEnded: boolean;
  /** Functions that release resources. They are called in reverse order. */
  readonly cleanups: (() => void)[];
}

export function setClientState(run: ClientRun, state: ClientState): void {
  run.state = state;
  run.options.onState(state);
}
