import type { LiveClientMessage } from '@playloom/api-contract';
import type { KeyValueStorage } from '@playloom/site/browser/getBrowserStorage.ts';
import type { PendingMessage } from './ChannelState.ts';

/** Storage key of the outbox. It contains personal data, so logout removes it. */
const OUTBOX_KEY = 'chatOutbox';
/** Maximum number of messages that survive a reload. */
const STORED_MAX = 50;

/** A message that the server has not confirmed yet. Its id lets the server recognize a message that is sent twice. */
export interface OutgoingMessage extends PendingMessage {
  channel: string;
}

interface StoredOutbox {
  userId: string;
  messages: OutgoingMessage[];
}

/** Reads the user's unconfirmed messages in this browser, oldest first. */
export function readChatOutbox(storage: KeyValueStorage, userId: string | null): OutgoingMessage[] {
  try {
    const stored = JSON.parse(storage.getItem(OUTBOX_KEY) ?? 'null') as StoredOutbox | null;
    return stored !== null && stored.userId === userId ? stored.messages : [];
  } catch {
    return [];
  }
}

/** Adds a message to the stored outbox. Reads the outbox again each time, because other tabs store messages too. */
export function storeOutgoingMessage(
  storage: KeyValueStorage,
  userId: string | null,
  added: OutgoingMessage,
): void {
  write(storage, userId, [...readChatOutbox(storage, userId), added]);
}

export function removeOutgoingMessage(
  storage: KeyValueStorage,
  userId: string | null,
  clientId: string,
): void {
  const messages = readChatOutbox(storage, userId);
  const left = messages.filter((one) => one.clientId !== clientId);
  if (left.length < messages.length) write(storage, userId, left);
}

function write(storage: KeyValueStorage, userId: string | null, messages: OutgoingMessage[]): void {
  if (userId === null) return;
  try {
    if (messages.length === 0) storage.removeItem(OUTBOX_KEY);
    else storage.setItem(OUTBOX_KEY, JSON.stringify({ userId, messages: messages.slice(-STORED_MAX) }));
  } catch {
    // If storage is full or forbidden, this page still sends the message.
  }
}

export function toClientMessage({
  channel,
  clientId,
  text,
  preset,
  picture,
}: OutgoingMessage): LiveClientMessage {
  return {
    kind: 'say',
    channel,
    clientId,
    ...(preset === undefined ? { text } : { preset }),
    ...(picture === undefined ? {} : { picture }),
  };
}
