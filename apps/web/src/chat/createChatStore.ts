import type {
  ApiClient,
  ChatChannel,
  ChatServerMessage,
  ChatPresetId,
  LiveServerMessage,
  LiveClientMessage,
} from '@playloom/api-contract';
import type { KeyValueStorage } from '@playloom/site/browser/getBrowserStorage.ts';
import {
  removeOutgoingMessage,
  readChatOutbox,
  toClientMessage,
  storeOutgoingMessage,
  type OutgoingMessage,
} from './outbox.ts';
import { mergeMessages, applyChatMessage, type ChannelState } from './ChannelState.ts';

export interface ChatState {
  /** Null until they are loaded. */
  channels: readonly ChatChannel[] | null;
  canMessageDirectly: boolean;
  openChannel: ChannelState | null;
  /** Why the channel could not be opened. */
  problem: string | null;
  /** Whether there is a connection, so that new messages are sent immediately. */
  isOnline: boolean;
}

export interface ChatStore {
  read(): ChatState;
  subscribe(listener: () => void): () => void;
  handleServerMessage(serverMessage: LiveServerMessage): void;
  /** Must be called when the connection to the server is lost or restored. */
  setOnline(isOnline: boolean): void;
  /** Must be called when the page becomes visible or hidden. */
  setVisible(isVisible: boolean): void;
  /** Loads the channels. */
  refresh(): Promise<void>;
  /**
   * Reloads the user's permissions. In a direct message, also notifies the other user if they have not set up chat yet.
   */
  refreshPermissions(): Promise<void>;
  open(channelId: string): Promise<void>;
  /** Closes the open channel. */
  leave(): void;
  readOlder(): Promise<void>;
  // words: the API names the field picture
  send(content: { text?: string; preset?: ChatPresetId; picture?: string }): void;
  /** Sends a message again that the server rejected. */
  retry(clientId: string): void;
  drop(clientId: string): void;
  sendTyping(): void;
}

interface ChatDependencies {
  api(): Promise<ApiClient>;
  sendMessage(clientMessage: LiveClientMessage): void;
  now(): number;
  makeId(): string;
  describe(error: unknown): string;
  userId: string | null;
  storage: KeyValueStorage;
  /** Runs a function later; returns a function that cancels it. */
  schedule(run: () => void, afterMs: number): () => void;
  isConnected(): boolean;
  reconnect(): void;
}

const TYPING_EVERY_MS = 2500;
/**
 * If the server has not answered a message after this time, the connection is considered lost, even if the browser
 * doesn't report it.
 */
const ANSWER_WITHIN_MS = 8000;

interface Core {
  readonly dependencies: ChatDependencies;
  readonly listeners: Set<() => void>;
  state: ChatState;
  /** Unconfirmed messages of all channels, oldest first. */
  outbox: readonly OutgoingMessage[];
  /** The message being sent. Messages are sent one at a time to keep their order. */
  sending: { clientId: string; cancel: () => void } | null;
  isVisible: boolean;
  typedAt: number;
}

/**
 * Creates the chat state of this page. A message stays in the outbox until the server answers it, and is resent after
 * each `welcome`. A gap in the received sequence makes the store request all changes after the last known one.
 */
export function createChatStore(dependencies: ChatDependencies): ChatStore {
  const core: Core = {
    dependencies,
    listeners: new Set(),
    state: { channels: null, canMessageDirectly: false, openChannel: null, problem: null, isOnline: true },
    outbox: readChatOutbox(dependencies.storage, dependencies.userId),
    sending: null,
    isVisible: true,
    typedAt: Number.NEGATIVE_INFINITY,
  };
  return {
    read: () => core.state,
    subscribe(listener) {
      core.listeners.add(listener);
      return () => void core.listeners.delete(listener);
    },
    handleServerMessage: (serverMessage) => handleServerMessage(core, serverMessage),
    setOnline: (isOnline) => setOnline(core, isOnline),
    setVisible: (isVisible) => setVisible(core, isVisible),
    async refresh() {
      await refresh(core);
      // Send messages that an earlier page could not send.
      sendNext(core);
    },
    refreshPermissions: () => refreshPermissions(core),
    open: (channelId) => open(core, channelId),
    leave() {
      const { openChannel } = core.state;
      if (openChannel)
        dependencies.sendMessage({ kind: 'enter', channel: openChannel.channel._id, isPresent: false });
      change(core, { openChannel: null, problem: null });
    },
    readOlder: () => readOlder(core),
    send(content) {
      const { openChannel } = core.state;
      if (!openChannel) return;
      const written = { clientId: dependencies.makeId(), text: '', ...content, problem: null };
      const message: OutgoingMessage = { ...written, channel: openChannel.channel._id };
      storeOutgoingMessage(dependencies.storage, dependencies.userId, message);
      changeOutbox(core, [...core.outbox, message]);
      sendNext(core);
    },
    retry(clientId) {
      changeOutbox(core, withProblem(core.outbox, clientId, null));
      sendNext(core);
    },
    drop: (clientId) => settle(core, [clientId]),
    sendTyping() {
      const { openChannel } = core.state;
      if (!openChannel || dependencies.now() - core.typedAt < TYPING_EVERY_MS) return;
      core.typedAt = dependencies.now();
      dependencies.sendMessage({ kind: 'typing', channel: openChannel.channel._id });
    },
  };
}

function change(core: Core, next: Partial<ChatState>): void {
  core.state = { ...core.state, ...next };
  for (const listener of core.listeners) listener();
}

/** Updates the open channel. Does nothing if the channel with this id is no longer open. */
function changeOpenChannel(
  core: Core,
  id: string | undefined,
  next: (openChannel: ChannelState) => ChannelState,
): void {
  const { openChannel } = core.state;
  if (openChannel && openChannel.channel._id === id) change(core, { openChannel: next(openChannel) });
}

function changeOutbox(core: Core, outbox: readonly OutgoingMessage[]): void {
  core.outbox = outbox;
  changeOpenChannel(core, core.state.openChannel?.channel._id, (openChannel) => ({
    ...openChannel,
    pending: outbox.filter(({ channel }) => channel === openChannel.channel._id),
  }));
}

function withProblem(
  outbox: readonly OutgoingMessage[],
  clientId: string,
  problem: string | null,
): OutgoingMessage[] {
  return outbox.map((one) => (one.clientId === clientId ? { ...one, problem } : one));
}

/** Removes messages from the outbox that were answered or discarded. */
function settle(core: Core, clientIds: readonly string[]): void {
  const { storage, userId } = core.dependencies;
  const settled = core.outbox.filter(({ clientId }) => clientIds.includes(clientId));
  if (settled.length === 0) return;
  for (const { clientId } of settled) {
    removeOutgoingMessage(storage, userId, clientId);
    endSending(core, clientId);
  }
  changeOutbox(
    core,
    core.outbox.filter((one) => !settled.includes(one)),
  );
  sendNext(core);
}

function endSending(core: Core, clientId: string | undefined): void {
  if (core.sending?.clientId !== clientId) return;
  core.sending?.cancel();
  core.sending = null;
}

function sendNext(core: Core): void {
  if (core.sending !== null || !core.state.isOnline || !core.dependencies.isConnected()) return;
  const next = core.outbox.find(({ problem }) => problem === null);
  if (!next) return;
  const cancel = core.dependencies.schedule(() => {
    setOnline(core, false);
    core.dependencies.reconnect();
  }, ANSWER_WITHIN_MS);
  core.sending = { clientId: next.clientId, cancel };
  core.dependencies.sendMessage(toClientMessage(next));
}

function setOnline(core: Core, isOnline: boolean): void {
  if (core.state.isOnline === isOnline) return;
  change(core, { isOnline });
  // An unconfirmed message is sent again after the next `welcome`.
  if (!isOnline) endSending(core, core.sending?.clientId);
}

function setVisible(core: Core, isVisible: boolean): void {
  core.isVisible = isVisible;
  const { openChannel } = core.state;
  if (!openChannel) return;
  core.dependencies.sendMessage({ kind: 'enter', channel: openChannel.channel._id, isPresent: isVisible });
  if (isVisible) markRead(core, openChannel.channel._id);
}

function countUnread(core: Core, id: string, count: (former: number) => number): void {
  const channels = core.state.channels?.map((one) =>
    one._id === id ? { ...one, unread: count(one.unread) } : one,
  );
  change(core, { channels: channels ?? null });
}

function markRead(core: Core, id: string): void {
  const sequence = core.state.openChannel?.messages.at(-1)?.sequence;
  if (sequence === undefined || !core.isVisible) return;
  core.dependencies.sendMessage({ kind: 'read', channel: id, sequence });
  countUnread(core, id, () => 0);
}

/** Requests all changes after the last known one. */
async function catchUp(core: Core, id: string): Promise<void> {
  for (;;) {
    const { openChannel } = core.state;
    if (openChannel?.channel._id !== id) return;
    const api = await core.dependencies.api();
    const { data } = await api.listMessages({
      params: { channelId: id },
      query: { after: openChannel.revision },
    });
    changeOpenChannel(core, id, (now) => ({
      ...now,
      channel: data.channel,
      messages: mergeMessages(now.messages, data.messages),
      revision: Math.max(now.revision, data.revision),
    }));
    settle(
      core,
      data.messages.map(({ clientId }) => clientId),
    );
    if (!data.hasMore) return markRead(core, id);
  }
}

/** Loads the channels and subscribes to them. */
async function refresh(core: Core): Promise<void> {
  const { data } = await (await core.dependencies.api()).listChatChannels();
  change(core, { channels: data.channels, canMessageDirectly: data.canMessageDirectly });
  const shown = core.isVisible ? core.state.openChannel?.channel._id : undefined;
  for (const { _id } of data.channels)
    core.dependencies.sendMessage({ kind: 'enter', channel: _id, isPresent: _id === shown });
}

/** Reloads the channels and catches up on the open one. Used after `welcome` and when permissions change. */
async function renew(core: Core): Promise<void> {
  await refresh(core);
  const { openChannel } = core.state;
  if (!openChannel) return;
  core.dependencies.sendMessage({
    kind: 'enter',
    channel: openChannel.channel._id,
    isPresent: core.isVisible,
  });
  try {
    await catchUp(core, openChannel.channel._id);
  } catch (error) {
    change(core, { openChannel: null, problem: core.dependencies.describe(error) });
  }
}

/** Checks messages that were unanswered when the connection was lost and resends those that did not arrive. */
async function resume(core: Core): Promise<void> {
  endSending(core, core.sending?.clientId);
  change(core, { isOnline: true });
  await renew(core).catch(() => undefined);
  sendNext(core);
}

async function refreshPermissions(core: Core): Promise<void> {
  const { openChannel } = core.state;
  const api = await core.dependencies.api();
  if (openChannel?.channel.kind === 'direct')
    await api.openDirectChannel({ body: { username: openChannel.channel.title } }).catch(() => undefined);
  await renew(core);
}

async function open(core: Core, channelId: string): Promise<void> {
  change(core, { openChannel: null, problem: null });
  try {
    const { data } = await (await core.dependencies.api()).listMessages({ params: { channelId }, query: {} });
    change(core, { openChannel: { ...data, pending: [], present: {}, typing: {} } });
    changeOutbox(core, core.outbox);
    core.dependencies.sendMessage({ kind: 'enter', channel: channelId, isPresent: core.isVisible });
    settle(
      core,
      data.messages.map(({ clientId }) => clientId),
    );
    markRead(core, channelId);
  } catch (error) {
    change(core, { problem: core.dependencies.describe(error) });
  }
}

async function readOlder(core: Core): Promise<void> {
  const { openChannel } = core.state;
  const before = openChannel?.messages[0]?.sequence;
  if (!openChannel || before === undefined || !openChannel.hasMore) return;
  const channelId = openChannel.channel._id;
  const { data } = await (
    await core.dependencies.api()
  ).listMessages({ params: { channelId }, query: { before } });
  changeOpenChannel(core, channelId, (now) => ({
    ...now,
    messages: mergeMessages(now.messages, data.messages),
    hasMore: data.hasMore,
  }));
}

function handleServerMessage(core: Core, serverMessage: LiveServerMessage): void {
  if (serverMessage.kind === 'welcome') void resume(core);
  else if (serverMessage.kind === 'channel') void renew(core).catch(() => undefined);
  else if (serverMessage.kind === 'message') handleChatMessage(core, serverMessage);
  else if (serverMessage.kind === 'refused') {
    const { storage, userId } = core.dependencies;
    removeOutgoingMessage(storage, userId, serverMessage.clientId);
    endSending(core, serverMessage.clientId);
    changeOutbox(core, withProblem(core.outbox, serverMessage.clientId, serverMessage.text));
    sendNext(core);
  } else if (serverMessage.kind === 'typing')
    changeOpenChannel(core, serverMessage.channel, (openChannel) => ({
      ...openChannel,
      typing: { ...openChannel.typing, [serverMessage.username]: core.dependencies.now() },
    }));
  else if (serverMessage.kind === 'presence') {
    const presence = {
      count: serverMessage.count,
      people: serverMessage.people,
      at: core.dependencies.now(),
    };
    changeOpenChannel(core, serverMessage.channel, (openChannel) => ({
      ...openChannel,
      present: { ...openChannel.present, [serverMessage.source]: presence },
    }));
  }
}

function handleChatMessage(
  core: Core,
  { channel, message }: Extract<ChatServerMessage, { kind: 'message' }>,
): void {
  const { openChannel, channels } = core.state;
  const isListed = channels?.some(({ _id }) => _id === channel) ?? false;
  if (openChannel?.channel._id === channel) {
    const taken = applyChatMessage(openChannel, message);
    change(core, { openChannel: taken.channelState });
    if (taken.hasGap) void catchUp(core, channel).catch(() => undefined);
    else markRead(core, channel);
  } else if (isListed && message.author._id !== core.dependencies.userId) {
    countUnread(core, channel, (former) => former + 1);
  }
  // An unknown channel means that this is the first message of a new conversation.
  if (!isListed) void refresh(core).catch(() => undefined);
  settle(core, [message.clientId]);
}
