import {
  type ClientMessage,
  decodeServerMessage,
  encodeClientMessage,
  PROTOCOL_VERSION,
  type Transport,
  type WelcomeMessage,
} from '@playloom/protocol';
import type { CoinOffer, StartOptions } from '../contract/StartOptions.ts';
import type { ClientClock } from '../time/ClientClock.ts';
import { connectInTime } from './connectInTime.ts';
import {
  describeConnectionEnd,
  isReconnectable,
  RECOVERABLE_REASONS,
  SEAT_LOST_REASONS,
} from './endingTexts.ts';
import { type SilenceWatcher, watchSilence } from './watchSilence.ts';

/**
 * A connection to a room. When it is lost, it reconnects until the room answers that the seat is gone. While nothing
 * answers, the server may be restarting, and its rooms come back with their seats.
 */
export interface RoomLink {
  send(message: ClientMessage): void;
  /** Tells the room that the player leaves, then closes the connection. */
  leave(): void;
  /** Closes the connection for a reason on the client's side. */
  end(id: string): void;
  readonly isOpen: boolean;
  readonly bytesReceived: number;
}

export interface RoomLinkOptions {
  readonly connect: StartOptions['connect'];
  readonly clock: ClientClock;
  readonly wrap?: (transport: Transport) => Transport;
  readonly onWelcome: (welcome: WelcomeMessage, isBack: boolean) => void;
  readonly onSnapshot: (bytes: Uint8Array) => void;
  readonly onPong: (time: number) => void;
  readonly onTravel: (gameSlug: string, token: string) => void;
  /** Called when the game offers an item for coins. */
  readonly onOffer?: (offer: CoinOffer) => void;
  /**
   * Called each time the connection is lost, with the clock time until which the seat is reserved at least. It is
   * infinite if the room is moving or its server restarts: then the seat waits as long as this link tries.
   */
  readonly onLost: (until: number) => void;
  /** Called when a silent connection receives messages again. */
  readonly onAwake: () => void;
  readonly onEnd: (id: string, text: string) => void;
  /** Returns a number from 0 to 1, so that not all pages reconnect at the same moment. */
  readonly random?: () => number;
}

interface LinkState {
  transport: Transport | null;
  welcome: WelcomeMessage | null;
  /** The tokens to reconnect with, newest first. A room that came back from a crash may not know the newest yet. */
  tokens: readonly string[];
  /** When to stop trying to reconnect. Null while connected. */
  triesUntil: number | null;
  tries: number;
  /** Messages queued while disconnected, sent after reconnecting. */
  readonly queuedMessages: ClientMessage[];
  hasEnded: boolean;
  bytesReceived: number;
  cancelRetry: () => void;
  /** True after a while without messages. A second connection (`standby`) is then opened; the first may recover. */
  isStalled: boolean;
  isOpeningStandby: boolean;
  standby: Transport | null;
  watch: SilenceWatcher | null;
}

const RETRY_FIRST_MS = 100;
/**
 * A room closes connections with this code when it is open elsewhere, so there is nothing to wait for. The reason may be
 * its new address.
 */
const CLOSE_RESTART = 1012;
const RETRY_MOVED_MS = 20;
/** Most rooms come back within seconds, so pages try often at first, and less often afterwards. */
const RETRY_SOON_MS = 250;
const RETRY_SOON_TRIES = 16;
const RETRY_LATER_MS = 1000;
/**
 * How long to try to reconnect while nothing answers. Longer than it takes to start a machine again, and shorter than
 * rooms wait for their players.
 */
const RECONNECT_MS = 5 * 60_000;
/** How long to wait for the room's first message before giving up. */
const WELCOME_MS = 8000;
/** Interval between attempts to open a standby connection while the first one is silent. */
const STANDBY_EVERY_MS = 1000;
const CLOSE_NORMAL = 1000;
/** Messages that still make sense after reconnecting. Purchases and key presses don't: too much may have changed. */
const QUEUED_KINDS: ReadonlySet<ClientMessage['kind']> = new Set([
  'answer',
  'chat',
  'choose',
  'close-dialogue',
  'close-shop',
  'panel',
  'team',
]);
const QUEUED_MAX = 20;
const TOKENS_MAX = 2;

export function createRoomLink(plan: RoomLinkOptions): RoomLink {
  const state: LinkState = {
    transport: null,
    welcome: null,
    tokens: [],
    triesUntil: null,
    tries: 0,
    queuedMessages: [],
    hasEnded: false,
    bytesReceived: 0,
    cancelRetry: () => undefined,
    isStalled: false,
    isOpeningStandby: false,
    standby: null,
    watch: null,
  };
  void open(plan, state);
  return {
    get isOpen() {
      return state.transport !== null && state.welcome !== null && state.triesUntil === null;
    },
    get bytesReceived() {
      return state.bytesReceived;
    },
    send(message) {
      if (state.triesUntil === null) state.transport?.send(encodeClientMessage(message));
      else if (QUEUED_KINDS.has(message.kind) && state.queuedMessages.length < QUEUED_MAX)
        state.queuedMessages.push(message);
    },
    leave() {
      state.transport?.send(encodeClientMessage({ kind: 'leave' }));
      endWith(plan, state, 'left', '');
    },
    end: (id) => endWith(plan, state, id, ''),
  };
}

async function open(plan: RoomLinkOptions, state: LinkState, movedTo = ''): Promise<void> {
  try {
    // The first connection may have to wait for a seat, so it has no limit.
    const { transport, ticket, isNetwork } = await (state.welcome === null
      ? plan.connect()
      : connectInTime(plan, movedTo));
    if (state.hasEnded) return transport.close(CLOSE_NORMAL, 'left');
    if (isNetwork) state.watch ??= watchSilence(plan.clock, () => stall(plan, state));
    state.transport = plan.wrap?.(transport) ?? transport;
    attach(plan, state, state.transport, ticket);
  } catch {
    if (!state.hasEnded) lose(plan, state);
  }
  return undefined;
}

/** Handles a silent connection: reports it as lost and tries standby connections until a message arrives. */
function stall(plan: RoomLinkOptions, state: LinkState): void {
  const { welcome, transport } = state;
  if (state.hasEnded || state.triesUntil !== null || welcome === null || transport === null) return;
  state.isStalled = true;
  reportLoss(plan, state, welcome);
  tryStandby(plan, state);
}

function tryStandby(plan: RoomLinkOptions, state: LinkState): void {
  if (state.hasEnded || !state.isStalled) return;
  if (plan.clock.now() >= (state.triesUntil ?? Infinity)) return endWith(plan, state, 'lost', '');
  state.cancelRetry = plan.clock.schedule(() => tryStandby(plan, state), STANDBY_EVERY_MS);
  if (state.standby === null && !state.isOpeningStandby) void openStandby(plan, state);
}

async function openStandby(plan: RoomLinkOptions, state: LinkState): Promise<void> {
  state.isOpeningStandby = true;
  try {
    const { transport } = await connectInTime(plan);
    // No longer needed: the first connection recovered, or an earlier attempt succeeded.
    if (state.hasEnded || !state.isStalled || state.standby !== null)
      return transport.close(CLOSE_NORMAL, 'left');
    state.standby = plan.wrap?.(transport) ?? transport;
    attach(plan, state, state.standby, '');
  } catch {
    // The next attempt is already scheduled.
  } finally {
    state.isOpeningStandby = false;
  }
  return undefined;
}

/** Resumes the silent connection after it recovered. A standby that was already opened still replaces it later. */
function wake(plan: RoomLinkOptions, state: LinkState): void {
  state.isStalled = false;
  state.triesUntil = null;
  state.cancelRetry();
  plan.onAwake();
  for (const message of state.queuedMessages.splice(0)) state.transport?.send(encodeClientMessage(message));
}

/** Makes the standby the connection and closes the old one. */
function promote(state: LinkState, standby: Transport): void {
  const old = state.transport;
  state.transport = standby;
  state.standby = null;
  state.isStalled = false;
  state.cancelRetry();
  old?.close(CLOSE_NORMAL, 'left');
}

/** Handles a closed standby. It only matters while the first connection is silent. */
function loseStandby(plan: RoomLinkOptions, state: LinkState, finalReason: string | null): void {
  state.standby = null;
  if (finalReason !== null && state.isStalled) endForReason(plan, state, finalReason, '');
}

function attach(plan: RoomLinkOptions, state: LinkState, transport: Transport, ticket: string): void {
  const isCurrent = () => state.transport === transport && !state.hasEnded;
  const cancelWait = plan.clock.schedule(() => {
    const isRival = state.standby === transport;
    if (!isCurrent() && !isRival) return;
    if (isRival) loseStandby(plan, state, null);
    else lose(plan, state);
    transport.close(CLOSE_NORMAL, 'silent');
  }, WELCOME_MS);
  transport.onMessage((bytes) => {
    if (state.standby === transport && !state.hasEnded) promote(state, transport);
    if (!isCurrent()) return;
    cancelWait();
    state.watch?.noteMessage();
    state.bytesReceived += bytes.length;
    handleMessage(plan, state, bytes);
  });
  transport.onClose((code, reason) => {
    cancelWait();
    if (state.standby === transport)
      return loseStandby(plan, state, isReconnectable(code, reason) ? null : reason);
    if (!isCurrent()) return undefined;
    if (state.standby !== null) return promote(state, state.standby);
    state.isStalled = false;
    if (isReconnectable(code, reason)) lose(plan, state, code === CLOSE_RESTART ? reason : null);
    else endForReason(plan, state, reason, '');
    return undefined;
  });
  const protocol = PROTOCOL_VERSION;
  const [token] = state.tokens;
  transport.send(
    encodeClientMessage(
      token === undefined ? { kind: 'hello', protocol, ticket } : { kind: 'resume', protocol, token },
    ),
  );
}

function handleMessage(plan: RoomLinkOptions, state: LinkState, bytes: Uint8Array): void {
  const read = decodeServerMessage(bytes);
  if (!read.ok) {
    endWith(plan, state, 'bad-snapshot', '');
    return;
  }
  const received = read.value;
  if (state.isStalled && received.kind !== 'goodbye') wake(plan, state);
  switch (received.kind) {
    case 'snapshot':
      plan.onSnapshot(received.bytes);
      return;
    case 'welcome': {
      const isBack = state.welcome !== null;
      state.welcome = received;
      state.tokens = [received.resumeToken, ...state.tokens].slice(0, TOKENS_MAX);
      state.triesUntil = null;
      state.tries = 0;
      plan.onWelcome(received, isBack);
      for (const message of state.queuedMessages.splice(0))
        state.transport?.send(encodeClientMessage(message));
      return;
    }
    case 'pong':
      plan.onPong(received.time);
      return;
    case 'travel':
      plan.onTravel(received.gameSlug, received.token);
      return;
    case 'offer':
      plan.onOffer?.({ id: received.offer || null, item: received.item, price: received.price });
      return;
    case 'goodbye':
      handleGoodbye(plan, state, received.id, received.text);
      return;
  }
}

/** Ends the connection with the room's reason. After a recoverable reason, the close that follows reconnects. */
function handleGoodbye(plan: RoomLinkOptions, state: LinkState, id: string, text: string): void {
  // `replaced` means that our own standby took over the seat. Its welcome is on the way.
  if (RECOVERABLE_REASONS.has(id) || (id === 'replaced' && state.standby !== null)) return;
  endForReason(plan, state, id, text);
}

/** Ends the connection with the room's reason. If the seat expired while reconnecting, the page can ask for another. */
function endForReason(plan: RoomLinkOptions, state: LinkState, id: string, text: string): void {
  const isSeatLost = state.triesUntil !== null && SEAT_LOST_REASONS.has(id);
  if (isSeatLost && state.tokens.length > 1) return retryWithFormerToken(plan, state);
  if (isSeatLost) endWith(plan, state, 'seat-lost', '');
  else if (id === '') endWith(plan, state, 'lost', '');
  else endWith(plan, state, id, text);
}

function retryWithFormerToken(plan: RoomLinkOptions, state: LinkState): void {
  state.tokens = state.tokens.slice(1);
  state.isStalled = false;
  state.cancelRetry();
  const { transport } = state;
  // Not the current one anymore, so that its end is not reported as another loss.
  state.transport = null;
  transport?.close(CLOSE_NORMAL, 'left');
  lose(plan, state);
}

function reportLoss(
  plan: RoomLinkOptions,
  state: LinkState,
  { resumeSeconds }: WelcomeMessage,
  isMoving = false,
): void {
  const now = plan.clock.now();
  state.triesUntil ??= now + RECONNECT_MS;
  plan.onLost(isMoving ? Infinity : now + resumeSeconds * 1000);
}

/** Tries to reconnect, quickly at first. A room that moved may have told its new address, which is tried once. */
function lose(plan: RoomLinkOptions, state: LinkState, movedTo: string | null = null): void {
  const { clock, random = Math.random } = plan;
  state.transport = null;
  if (state.welcome === null) {
    endWith(plan, state, 'unreachable', '');
    return;
  }
  const isMoving = movedTo !== null;
  if (state.triesUntil === null || isMoving) reportLoss(plan, state, state.welcome, isMoving);
  if (clock.now() >= (state.triesUntil ?? Infinity)) {
    endWith(plan, state, 'lost', '');
    return;
  }
  const isSoon = state.tries < RETRY_SOON_TRIES;
  const first = isMoving && state.tries === 0 ? RETRY_MOVED_MS : RETRY_FIRST_MS;
  const wait = isSoon ? Math.min(RETRY_SOON_MS, first * 2 ** state.tries) : RETRY_LATER_MS;
  state.tries += 1;
  state.cancelRetry = clock.schedule(
    () => {
      if (!state.hasEnded) void open(plan, state, movedTo ?? '');
    },
    wait * (0.75 + random() / 4),
  );
}

function endWith(plan: RoomLinkOptions, state: LinkState, id: string, text: string): void {
  if (state.hasEnded) return;
  state.hasEnded = true;
  state.cancelRetry();
  state.watch?.stop();
  state.transport?.close(CLOSE_NORMAL, 'left');
  state.standby?.close(CLOSE_NORMAL, 'left');
  state.transport = state.standby = null;
  plan.onEnd(id, describeConnectionEnd(id, text));
}
