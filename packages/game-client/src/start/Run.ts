import type { Signal } from '@preact/signals';
import type { EntityId } from '@playloom/game-format';
import type { EntityView } from '@playloom/protocol';
import type { HudState } from '../hud/HudState.ts';
import type { Hands } from '../input/Hands.ts';
import type { Look } from '../input/listenLook.ts';
import type { PadMemory } from '../input/readGamepad.ts';
import type { Core } from '../play/createCore.ts';
import type { StepMemory } from '../play/playSteps.ts';
import type { AttackMemory } from '../play/startOwnAttack.ts';
import type { Stage } from '../play/tellEvents.ts';
import type { SettingsStorage } from '../settings/settingsStore.ts';
import type {
  ChatPermission,
  ClientState,
  OutsideWish,
  PictureKind,
  PlayLife,
  StartOptions,
} from '../StartOptions.ts';
import type { ClientClock } from '../time/ClientClock.ts';
import type { CameraMemory } from '../view/moveCamera.ts';
import type { TurnMemory } from '../view/turnCamera.ts';

/** A game that runs on a page. */
export interface Run {
  readonly options: StartOptions;
  readonly clock: ClientClock;
  readonly core: Core;
  /** Holds the canvas, which is another one after each switch between 2D and 3D; hears the mouse for it. */
  readonly surface: HTMLElement;
  /** Holds that and the HUD over it. */
  readonly frame: HTMLElement;
  readonly hands: Hands;
  readonly pad: PadMemory;
  readonly stage: Stage;
  readonly camera: CameraMemory;
  readonly turn: TurnMemory;
  /** Null until devices are listened to. */
  look: Look | null;
  /** What is drawn at present. */
  picture: PictureKind;
  isSwitching: boolean;
  readonly steps: StepMemory;
  readonly attack: AttackMemory;
  readonly lastSeen: Map<EntityId, EntityView>;
  readonly storage: SettingsStorage | null;
  state: ClientState;
  /** Changes when the player tells their age while playing. */
  chat: ChatPermission;
  outside: OutsideWish;
  isMenuOpen: boolean;
  life: PlayLife | null;
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

export function setState(run: Run, state: ClientState): void {
  run.state = state;
  run.options.onState(state);
}
