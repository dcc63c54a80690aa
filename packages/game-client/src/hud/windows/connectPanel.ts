import { limits } from '@playloom/game-format';
import { validatePanelMessage, type PanelEventMessage } from './validatePanelMessage.ts';

/** Rate limit for messages from a panel, because each one can run rules in the room. */
const PANEL_MESSAGES_PER_SECOND = 30;
/** The event that tells the panel's page that its message was not sent to the game, and why. */
const REJECTED_EVENT = 'playloom:refused';

const SECOND = 1000;

/** The part of `MessagePort` that is used. */
interface PanelPort {
  postMessage(message: PanelEventMessage): void;
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
 * Talks to a panel's page over a port that only that page has, so that no other frame can send in its name. Creators
 * write the page, so its messages are validated and rate-limited. The room checks them too, but closes the player's
 * connection if one is invalid, so invalid messages are already rejected here and the page gets an error.
 */
export function connectPanel(
  port: PanelPort,
  onEvent: (event: string, value: unknown) => void,
  now: () => number,
): PanelConnection {
  const sent: number[] = [];
  const state = { rejectedAt: -SECOND };
  const reject = (id: PanelRejection, event: unknown): void => {
    // Report at most one error per second, to avoid a flood of errors.
    if (now() - state.rejectedAt < SECOND) return;
    state.rejectedAt = now();
    port.postMessage({
      event: REJECTED_EVENT,
      value: { id, event: describeEvent(event), text: rejections[id] },
    });
  };
  port.addEventListener('message', ({ data }) => {
    const message = validatePanelMessage(data);
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

function describeEvent(event: unknown): string {
  return typeof event === 'string' ? event.slice(0, limits.PANEL_EVENT_LENGTH_MAX) : '';
}
