import {
  type ClientMessage,
  decodeServerMessage,
  encodeClientMessage,
  PROTOCOL_VERSION,
  type Transport,
  type Welcome,
} from '@playloom/protocol';
import type { CoinOffer, Connection } from '../StartOptions.ts';
import type { ClientClock } from '../time/ClientClock.ts';
import { describeEnding, isLost, PASSING } from './endings.ts';

/** The connection to a room over accidents: what is lost is opened again for as long as the place is kept. */
export interface Link {
  send(message: ClientMessage): void;
  /** Says goodbye to the room and ends. */
  leave(): void;
  /** Ends at once, for a reason of our own. */
  end(id: string): void;
  readonly isOpen: boolean;
  readonly bytesReceived: number;
}

export interface LinkPlan {
  readonly connect: () => Promise<Connection>;
  readonly clock: ClientClock;
  readonly wrap?: (transport: Transport) => Transport;
  readonly onWelcome: (welcome: Welcome, isBack: boolean) => void;
  readonly onSnapshot: (bytes: Uint8Array) => void;
  readonly onPong: (time: number) => void;
  readonly onTravel: (gameSlug: string, token: string) => void;
  /** Something for coins is offered. */
  readonly onOffer?: (offer: CoinOffer) => void;
  /** Until when the place is kept, by the clock; told once for each loss. */
  readonly onLost: (until: number) => void;
  readonly onEnd: (id: string, text: string) => void;
}

interface LinkState {
  transport: Transport | null;
  welcome: Welcome | null;
  /** While it is lost: when it is given up. */
  lostUntil: number | null;
  tries: number;
  /** Said while it was lost, to be sent when it is back. */
  readonly kept: ClientMessage[];
  hasEnded: boolean;
  bytesReceived: number;
  cancelRetry: () => void;
}

const RETRY_FIRST_MS = 250;
const RETRY_MAX_MS = 2000;
/** A room that says nothing for so long after hello will not say anything more. */
const WELCOME_MS = 8000;
const CLOSE_NORMAL = 1000;
/** What is still meant when the connection is back. A purchase or a key is not: much may have changed meanwhile. */
const KEPT: ReadonlySet<ClientMessage['kind']> = new Set([
  'answer',
  'chat',
  'choose',
  'close-dialogue',
  'close-shop',
  'panel',
  'team',
]);
const KEPT_MAX = 20;

export function createLink(plan: LinkPlan): Link {
  const state: LinkState = {
    transport: null,
    welcome: null,
    lostUntil: null,
    tries: 0,
    kept: [],
    hasEnded: false,
    bytesReceived: 0,
    cancelRetry: () => undefined,
  };
  void open(plan, state);
  return {
    get isOpen() {
      return state.transport !== null && state.welcome !== null && state.lostUntil === null;
    },
    get bytesReceived() {
      return state.bytesReceived;
    },
    send(message) {
      if (state.lostUntil === null) state.transport?.send(encodeClientMessage(message));
      else if (KEPT.has(message.kind) && state.kept.length < KEPT_MAX) state.kept.push(message);
    },
    leave() {
      state.transport?.send(encodeClientMessage({ kind: 'leave' }));
      endWith(plan, state, 'left', '');
    },
    end: (id) => endWith(plan, state, id, ''),
  };
}

async function open(plan: LinkPlan, state: LinkState): Promise<void> {
  try {
    const { transport, ticket } = await plan.connect();
    if (state.hasEnded) transport.close(CLOSE_NORMAL, 'left');
    else attach(plan, state, plan.wrap?.(transport) ?? transport, ticket);
  } catch {
    if (!state.hasEnded) lose(plan, state);
  }
}

function attach(plan: LinkPlan, state: LinkState, transport: Transport, ticket: string): void {
  state.transport = transport;
  const isCurrent = () => state.transport === transport && !state.hasEnded;
  const cancelWait = plan.clock.schedule(() => {
    if (!isCurrent()) return;
    transport.close(CLOSE_NORMAL, 'silent');
    lose(plan, state);
  }, WELCOME_MS);
  transport.onMessage((bytes) => {
    if (!isCurrent()) return;
    cancelWait();
    state.bytesReceived += bytes.length;
    hear(plan, state, bytes);
  });
  transport.onClose((code, reason) => {
    cancelWait();
    if (!isCurrent()) return;
    if (isLost(code, reason)) lose(plan, state);
    else endWith(plan, state, reason === '' || state.lostUntil !== null ? 'lost' : reason, '');
  });
  const protocol = PROTOCOL_VERSION;
  const { welcome } = state;
  transport.send(
    encodeClientMessage(
      welcome === null
        ? { kind: 'hello', protocol, ticket }
        : { kind: 'resume', protocol, token: welcome.resumeToken },
    ),
  );
}

function hear(plan: LinkPlan, state: LinkState, bytes: Uint8Array): void {
  const read = decodeServerMessage(bytes);
  if (!read.ok) {
    endWith(plan, state, 'bad-snapshot', '');
    return;
  }
  const said = read.value;
  switch (said.kind) {
    case 'snapshot':
      plan.onSnapshot(said.bytes);
      return;
    case 'welcome': {
      const isBack = state.welcome !== null;
      state.welcome = said;
      state.lostUntil = null;
      state.tries = 0;
      plan.onWelcome(said, isBack);
      for (const message of state.kept.splice(0)) state.transport?.send(encodeClientMessage(message));
      return;
    }
    case 'pong':
      plan.onPong(said.time);
      return;
    case 'travel':
      plan.onTravel(said.gameSlug, said.token);
      return;
    case 'offer':
      plan.onOffer?.({ id: said.offer || null, item: said.item, price: said.price });
      return;
    case 'goodbye':
      hearGoodbye(plan, state, said.id, said.text);
      return;
  }
}

/** What passes is followed by a close, after which it is tried again. */
function hearGoodbye(plan: LinkPlan, state: LinkState, id: string, text: string): void {
  if (PASSING.has(id)) return;
  // The place is not kept any more: for the player the connection was lost.
  if (state.lostUntil !== null) endWith(plan, state, 'lost', '');
  else endWith(plan, state, id, text);
}

/** Tries again, at first soon and then less often, until the place is given up. */
function lose(plan: LinkPlan, state: LinkState): void {
  const { clock } = plan;
  state.transport = null;
  if (state.welcome === null) {
    endWith(plan, state, 'unreachable', '');
    return;
  }
  if (state.lostUntil === null) {
    state.lostUntil = clock.now() + state.welcome.resumeSeconds * 1000;
    plan.onLost(state.lostUntil);
  }
  const left = state.lostUntil - clock.now();
  if (left <= 0) {
    endWith(plan, state, 'lost', '');
    return;
  }
  const wait = Math.min(RETRY_MAX_MS, RETRY_FIRST_MS * 2 ** state.tries);
  state.tries += 1;
  state.cancelRetry = clock.schedule(
    () => {
      if (state.hasEnded) return;
      if (clock.now() >= (state.lostUntil ?? Infinity)) endWith(plan, state, 'lost', '');
      else void open(plan, state);
    },
    Math.min(wait, left),
  );
}

function endWith(plan: LinkPlan, state: LinkState, id: string, text: string): void {
  if (state.hasEnded) return;
  state.hasEnded = true;
  state.cancelRetry();
  state.transport?.close(CLOSE_NORMAL, 'left');
  state.transport = null;
  plan.onEnd(id, describeEnding(id, text));
}
