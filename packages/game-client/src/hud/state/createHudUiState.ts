import { signal, type Signal } from '@preact/signals';

type HudMenu = 'none' | 'main' | 'keys' | 'players' | 'achievements' | 'teams' | 'leave';

/** Local state of the HUD on this screen. The room does not know about it. */
export interface HudUiState {
  /** Size of the HUD in CSS pixels. */
  readonly size: Signal<{ readonly width: number; readonly height: number }>;
  readonly menu: Signal<HudMenu>;
  readonly isChatOpen: Signal<boolean>;
  /** A message that waits for the permission to write. */
  readonly waitingChat: Signal<string>;
  /** Whether the player writes to their team only. */
  readonly isTeamChat: Signal<boolean>;
  /** The key of the last chat line that was seen. */
  readonly lastReadChat: Signal<number>;
  readonly isEmoteWheelOpen: Signal<boolean>;
  readonly isScoreboardOpen: Signal<boolean>;
  readonly isInventoryOpen: Signal<boolean>;
  /** Panels that the player closed. They stay closed until the game opens them again. */
  readonly closedPanels: Signal<ReadonlySet<string>>;
  readonly isNoticeClosed: Signal<boolean>;
  readonly isTurnHintClosed: Signal<boolean>;
}

export function createHudUiState(): HudUiState {
  return {
    size: signal({ width: 0, height: 0 }),
    menu: signal<HudMenu>('none'),
    isChatOpen: signal(false),
    waitingChat: signal(''),
    isTeamChat: signal(false),
    lastReadChat: signal(-1),
    isEmoteWheelOpen: signal(false),
    isScoreboardOpen: signal(false),
    isInventoryOpen: signal(false),
    closedPanels: signal<ReadonlySet<string>>(new Set()),
    isNoticeClosed: signal(false),
    isTurnHintClosed: signal(false),
  };
}
