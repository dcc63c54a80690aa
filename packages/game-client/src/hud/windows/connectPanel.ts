import { limits, type Value } from '@playloom/game-format';
import { isSendableValue } from '@playloom/protocol';

/** What a panel may say at most: each message costs the room a rule run. */
export const PANEL_MESSAGES_PER_SECOND = 30;
/** Tells the panel's page that something it said did not go to the game, and why. */
export const REJECTED_EVENT = 'playloom:refused';

const SECOND = 1000;

export interface OutgoingPanelMessage {
  readonly event: string;
  readonly value: unknown;
}

/** What the panel's page needs of a port; a `MessagePort` has it. */
interface PanelPort {
  postMessage(message: OutgoingPanelMessage): void;
  addEventListener(kind: 'message', listener: (event: { readonly data: unknown }) => void): void;
  start(): void;
  close(): void;
}

export interface PanelConnection {
  send(event: string, value: unknown): void;
  close(): void;
}

type PanelRejection = keyof typeof rejections;

const rejections = {
  'bad-message': `A message needs an event name of 1 to ${limits.PANEL_EVENT_LENGTH_MAX} characters and a value that can be written as JSON.`,
  'too-large': `A value sent to the game can be at most ${limits.PANEL_VALUE_SIZE_MAX} bytes.`,
  'too-fast': `A panel can send at most ${PANEL_MESSAGES_PER_SECOND} messages per second.`,
} as const;

/**
 * Talks with the page of a panel over a port that only that page was given, so that no other frame can speak for
 * it. The page is a creator's: what it sends is checked, measured and counted here, and again by the room, which
 * would close the player's connection over it. So what the room would not take is refused here, and the page told.
 */
export function connectPanel(
  port: PanelPort,
  onEvent: (event: string, value: unknown) => void,
  now: () => number,
): PanelConnection {
  const sent: number[] = [];
  const state = { rejectedAt: -SECOND };
  const reject = (id: PanelRejection, event: unknown): void => {
    // Once a second is enough to be read; a flood of answers would be one more.
    if (now() - state.rejectedAt < SECOND) return;
    state.rejectedAt = now();
    port.postMessage({
      event: REJECTED_EVENT,
      value: { id, event: describeEvent(event), text: rejections[id] },
    });
  };
  port.addEventListener('message', ({ data }) => {
    const message = readPanelMessage(data);
    if (typeof message === 'string') return reject(message, (data as { event?: unknown } | null)?.event);
    const time = now();
    while (sent.length > 0 && time - (sent[0] as number) >= SECOND) sent.shift();
    if (sent.length >= PANEL_MESSAGES_PER_SECOND) return reject('too-fast', message.event);
    sent.push(time);
    return onEvent(message.event, message.value);
  });
  port.start();
  return {
    send: (event, value) => port.postMessage({ event, value }),
    close: () => port.close(),
  };
}

/** The event with a plain value that the room will take, or why there is none. */
export function readPanelMessage(data: unknown): OutgoingPanelMessage | 'bad-message' | 'too-large' {
  if (typeof data !== 'object' || data === null) return 'bad-message';
  const { event, value = null } = data as { event?: unknown; value?: unknown };
  if (typeof event !== 'string' || event === '' || event.length > limits.PANEL_EVENT_LENGTH_MAX)
    return 'bad-message';
  const text = writeJson(value);
  if (text === null) return 'bad-message';
  // What is no JSON (dates, maps, functions) becomes what JSON makes of it: the wire has nothing else.
  const plain = JSON.parse(text) as Value;
  return isSendableValue(plain, limits.PANEL_VALUE_SIZE_MAX) ? { event, value: plain } : 'too-large';
}

function describeEvent(event: unknown): string {
  return typeof event === 'string' ? event.slice(0, limits.PANEL_EVENT_LENGTH_MAX) : '';
}

function writeJson(value: unknown): string | null {
  try {
    return JSON.stringify(value) ?? null;
  } catch {
    return null;
  }
}
