/** What a panel may say at most: more is dropped, because each message costs the room a rule run. */
export const PANEL_MESSAGES_PER_SECOND = 30;
export const PANEL_MESSAGE_CHARACTERS_MAX = 16 * 1024;
export const PANEL_EVENT_LENGTH_MAX = 60;

const SECOND = 1000;

export interface PanelMessageOut {
  readonly event: string;
  readonly value: unknown;
}

/** What the panel's page needs of a port; a `MessagePort` has it. */
export interface PanelPort {
  postMessage(message: PanelMessageOut): void;
  addEventListener(kind: 'message', listener: (event: { readonly data: unknown }) => void): void;
  start(): void;
  close(): void;
}

export interface PanelLine {
  send(event: string, value: unknown): void;
  close(): void;
}

/**
 * Talks with the page of a panel over a port that only that page was given, so that no other frame can speak for
 * it. The page is a creator's: what it sends is checked, measured and counted here, and again by the room.
 */
export function connectPanel(
  port: PanelPort,
  onEvent: (event: string, value: unknown) => void,
  now: () => number,
): PanelLine {
  const sent: number[] = [];
  port.addEventListener('message', ({ data }) => {
    const message = readPanelMessage(data);
    if (message === null) return;
    const time = now();
    while (sent.length > 0 && time - (sent[0] as number) >= SECOND) sent.shift();
    if (sent.length >= PANEL_MESSAGES_PER_SECOND) return;
    sent.push(time);
    onEvent(message.event, message.value);
  });
  port.start();
  return {
    send: (event, value) => port.postMessage({ event, value }),
    close: () => port.close(),
  };
}

/** A message that is no event with a plain value of bearable size is nothing. */
export function readPanelMessage(data: unknown): PanelMessageOut | null {
  if (typeof data !== 'object' || data === null) return null;
  const { event, value = null } = data as { event?: unknown; value?: unknown };
  if (typeof event !== 'string' || event === '' || event.length > PANEL_EVENT_LENGTH_MAX) return null;
  const text = writeJson(value);
  if (text === null || text.length > PANEL_MESSAGE_CHARACTERS_MAX) return null;
  // What is no JSON (dates, maps, functions) becomes what JSON makes of it: the wire has nothing else.
  return { event, value: JSON.parse(text) as unknown };
}

function writeJson(value: unknown): string | null {
  try {
    return JSON.stringify(value) ?? null;
  } catch {
    return null;
  }
}
