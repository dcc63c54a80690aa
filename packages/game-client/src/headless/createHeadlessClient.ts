import type { PredictedControls } from '@playloom/engine';
import type { Game } from '@playloom/game-format';
import type { Transport } from '@playloom/protocol';
import { createClientCore, type ClientCore } from '../session/createClientCore.ts';
import type { ShownUnit } from '../session/ClientSession.ts';
import { NO_CONTROLS } from '../predict/ControlsLog.ts';
import type { PredictionEngine } from '../predict/loadEngine.ts';
import type { ClientState, CoinOffer, LatencyEmulation, StartOptions } from '../contract/StartOptions.ts';
import { type ClientClock, createBrowserClock } from '../time/ClientClock.ts';

export interface HeadlessOptions {
  readonly clock?: ClientClock;
  readonly latency?: LatencyEmulation;
  /** Null turns prediction off. */
  readonly engine?: PredictionEngine | null;
  /** Opens a new connection when the first one was lost. Without it, a lost connection ends the client. */
  readonly reconnect?: StartOptions['connect'];
  /** Whether the connection can go silent. The client then opens a second one. */
  readonly isNetwork?: boolean;
  readonly onOffer?: (offer: CoinOffer) => void;
}

/** A complete client without a page: same session, prediction and smoothing as in a browser. */
export interface HeadlessClient {
  readonly core: ClientCore;
  readonly state: ClientState;
  /** Sets the controls that are held from now on. */
  hold(controls: Partial<PredictedControls>): void;
  /** Draws one frame, `seconds` after the last one. Returns where the player's unit is drawn. */
  frame(seconds: number): ShownUnit | null;
  destroy(): void;
}

export function createHeadlessClient(
  transport: Transport,
  ticket: string,
  game: Game,
  options: HeadlessOptions = {},
): HeadlessClient {
  const clock = options.clock ?? createBrowserClock();
  const held: { controls: PredictedControls; state: ClientState; isFirst: boolean } = {
    controls: NO_CONTROLS,
    state: { kind: 'loading', part: 1, step: 'connecting' },
    isFirst: true,
  };
  const core = createClientCore({
    game,
    clock,
    latency: options.latency,
    connect(movedTo) {
      if (held.isFirst) {
        held.isFirst = false;
        return Promise.resolve({ transport, ticket, isNetwork: options.isNetwork ?? false });
      }
      return options.reconnect?.(movedTo) ?? Promise.reject(new Error('A headless client can’t reconnect.'));
    },
    onWelcome({ roomName, lobbyCode }) {
      held.state = { kind: 'playing', roomName, lobbyCode };
      core.send({ kind: 'ready' });
    },
    onTravel(gameSlug, token) {
      held.state = { kind: 'travelling', gameSlug, token };
    },
    ...(options.onOffer && { onOffer: options.onOffer }),
    onLost(until) {
      held.state = { kind: 'reconnecting', secondsLeft: Math.ceil((until - clock.now()) / 1000) };
    },
    onAwake() {
      const { welcome } = core.session;
      if (welcome === null) return;
      held.state = { kind: 'playing', roomName: welcome.roomName, lobbyCode: welcome.lobbyCode };
    },
    onEnd(id, text) {
      if (held.state.kind !== 'travelling') held.state = { kind: 'ended', id, text };
    },
  });
  if (options.engine != null) core.usePrediction(options.engine);
  return {
    core,
    get state() {
      return held.state;
    },
    hold(controls) {
      held.controls = { ...held.controls, ...controls };
    },
    frame(seconds) {
      core.collectTileChanges();
      core.advance(held.controls);
      return core.show(seconds);
    },
    destroy: core.destroy,
  };
}
