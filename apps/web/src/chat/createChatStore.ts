import type {
  ApiClient,
  ChatChannel,
  ChatNews,
  ChatPreset,
  LiveNews,
  LiveWord,
} from '@playloom/api-contract';
import type { StoredItems } from '../session/openStorage.ts';
import { forgetOutgoing, readOutbox, sayOf, storeOutgoing, type OutgoingMessage } from './outbox.ts';
import { mergeMessages, takeMessage, type RoomState } from './RoomState.ts';

export interface ChatState {
  /** Null until they are read. */
  channels: readonly ChatChannel[] | null;
  canMessageDirectly: boolean;
  /** The channel that is shown. */
  room: RoomState | null;
  /** Why the channel cannot be shown. */
  problem: string | null;
  /** Whether what is written now is sent now. */
  isOnline: boolean;
}

export interface ChatStore {
  read(): ChatState;
  subscribe(listener: () => void): () => void;
  hear(news: LiveNews): void;
  /** The line to the server was lost, or is there again. */
  setOnline(isOnline: boolean): void;
  /** The page came into sight, or went out of it. */
  setVisible(isVisible: boolean): void;
  /** Reads which channels there are. */
  refresh(): Promise<void>;
  /** Reads anew what this person may do, and asks the other one of two to set up chat if they have to. */
  renewRights(): Promise<void>;
  open(channelId: string): Promise<void>;
  /** Nobody looks at it any more. */
  leave(): void;
  readOlder(): Promise<void>;
  send(said: { text?: string; preset?: ChatPreset; picture?: string }): void;
  /** Sends a message that was refused once more. */
  retry(clientId: string): void;
  drop(clientId: string): void;
  tellTyping(): void;
}

export interface ChatDoors {
  api(): Promise<ApiClient>;
  say(word: LiveWord): void;
  now(): number;
  makeId(): string;
  describe(error: unknown): string;
  userId: string | null;
  storage: StoredItems;
  /** Runs something later; gives back what calls it off. */
  schedule(run: () => void, afterMs: number): () => void;
  isLineOpen(): boolean;
  /** The line is opened anew. */
  reconnect(): void;
}

const TYPING_EVERY_MS = 2500;
/** A message that is not answered by then means that the line is dead, whatever the browser thinks of it. */
const ANSWER_WITHIN_MS = 8000;

interface Core {
  readonly doors: ChatDoors;
  readonly listeners: Set<() => void>;
  state: ChatState;
  /** Of all channels, in the order in which they were written. */
  outbox: readonly OutgoingMessage[];
  /** The one that is on its way. One at a time, so that their order is kept. */
  sending: { clientId: string; cancel: () => void } | null;
  isVisible: boolean;
  typedAt: number;
}

/**
 * What this page knows of chat. Whatever is said stays until the server has answered it, and is said again after each
 * welcome; whatever is heard out of order makes it ask for all that came after the last change it knows.
 */
export function createChatStore(doors: ChatDoors): ChatStore {
  const core: Core = {
    doors,
    listeners: new Set(),
    state: { channels: null, canMessageDirectly: false, room: null, problem: null, isOnline: true },
    outbox: readOutbox(doors.storage, doors.userId),
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
    hear: (news) => hear(core, news),
    setOnline: (isOnline) => setOnline(core, isOnline),
    setVisible: (isVisible) => setVisible(core, isVisible),
    async refresh() {
      await refresh(core);
      // What an earlier page could not send.
      sendNext(core);
    },
    renewRights: () => renewRights(core),
    open: (channelId) => open(core, channelId),
    leave() {
      const { room } = core.state;
      if (room) doors.say({ kind: 'enter', channel: room.channel._id, isPresent: false });
      change(core, { room: null, problem: null });
    },
    readOlder: () => readOlder(core),
    send(said) {
      const { room } = core.state;
      if (!room) return;
      const written = { clientId: doors.makeId(), text: '', ...said, problem: null };
      const message: OutgoingMessage = { ...written, channel: room.channel._id };
      storeOutgoing(doors.storage, doors.userId, message);
      changeOutbox(core, [...core.outbox, message]);
      sendNext(core);
    },
    retry(clientId) {
      changeOutbox(core, withProblem(core.outbox, clientId, null));
      sendNext(core);
    },
    drop: (clientId) => settle(core, [clientId]),
    tellTyping() {
      const { room } = core.state;
      if (!room || doors.now() - core.typedAt < TYPING_EVERY_MS) return;
      core.typedAt = doors.now();
      doors.say({ kind: 'typing', channel: room.channel._id });
    },
  };
}

function change(core: Core, next: Partial<ChatState>): void {
  core.state = { ...core.state, ...next };
  for (const listener of core.listeners) listener();
}

/** Only when it is still the one that is shown. */
function changeRoom(core: Core, id: string | undefined, next: (room: RoomState) => RoomState): void {
  const { room } = core.state;
  if (room && room.channel._id === id) change(core, { room: next(room) });
}

function changeOutbox(core: Core, outbox: readonly OutgoingMessage[]): void {
  core.outbox = outbox;
  changeRoom(core, core.state.room?.channel._id, (room) => ({
    ...room,
    pending: outbox.filter(({ channel }) => channel === room.channel._id),
  }));
}

function withProblem(
  outbox: readonly OutgoingMessage[],
  clientId: string,
  problem: string | null,
): OutgoingMessage[] {
  return outbox.map((one) => (one.clientId === clientId ? { ...one, problem } : one));
}

/** These messages were answered, or given up. */
function settle(core: Core, clientIds: readonly string[]): void {
  const { storage, userId } = core.doors;
  const settled = core.outbox.filter(({ clientId }) => clientIds.includes(clientId));
  if (settled.length === 0) return;
  for (const { clientId } of settled) {
    forgetOutgoing(storage, userId, clientId);
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
  if (core.sending !== null || !core.state.isOnline || !core.doors.isLineOpen()) return;
  const next = core.outbox.find(({ problem }) => problem === null);
  if (!next) return;
  const cancel = core.doors.schedule(() => {
    setOnline(core, false);
    core.doors.reconnect();
  }, ANSWER_WITHIN_MS);
  core.sending = { clientId: next.clientId, cancel };
  core.doors.say(sayOf(next));
}

function setOnline(core: Core, isOnline: boolean): void {
  if (core.state.isOnline === isOnline) return;
  change(core, { isOnline });
  // What was on its way is sent again after the welcome.
  if (!isOnline) endSending(core, core.sending?.clientId);
}

function setVisible(core: Core, isVisible: boolean): void {
  core.isVisible = isVisible;
  const { room } = core.state;
  if (!room) return;
  core.doors.say({ kind: 'enter', channel: room.channel._id, isPresent: isVisible });
  if (isVisible) markRead(core, room.channel._id);
}

function countUnread(core: Core, id: string, count: (former: number) => number): void {
  const channels = core.state.channels?.map((one) =>
    one._id === id ? { ...one, unread: count(one.unread) } : one,
  );
  change(core, { channels: channels ?? null });
}

function markRead(core: Core, id: string): void {
  const sequence = core.state.room?.messages.at(-1)?.sequence;
  if (sequence === undefined || !core.isVisible) return;
  core.doors.say({ kind: 'read', channel: id, sequence });
  countUnread(core, id, () => 0);
}

/** Asks for everything after the last change that is known. */
async function catchUp(core: Core, id: string): Promise<void> {
  for (;;) {
    const { room } = core.state;
    if (room?.channel._id !== id) return;
    const api = await core.doors.api();
    const { data } = await api.listMessages({ params: { channelId: id }, query: { after: room.revision } });
    changeRoom(core, id, (now) => ({
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

/** Reads which channels there are, and listens to them. */
async function refresh(core: Core): Promise<void> {
  const { data } = await (await core.doors.api()).listChatChannels();
  change(core, { channels: data.channels, canMessageDirectly: data.canMessageDirectly });
  const shown = core.isVisible ? core.state.room?.channel._id : undefined;
  for (const { _id } of data.channels)
    core.doors.say({ kind: 'enter', channel: _id, isPresent: _id === shown });
}

/** After a welcome, and when rights have changed. */
async function renew(core: Core): Promise<void> {
  await refresh(core);
  const { room } = core.state;
  if (!room) return;
  core.doors.say({ kind: 'enter', channel: room.channel._id, isPresent: core.isVisible });
  try {
    await catchUp(core, room.channel._id);
  } catch (error) {
    change(core, { room: null, problem: core.doors.describe(error) });
  }
}

/** What was not answered before the line was lost is asked about, and sent again if it did not arrive. */
async function resume(core: Core): Promise<void> {
  endSending(core, core.sending?.clientId);
  change(core, { isOnline: true });
  await renew(core).catch(() => undefined);
  sendNext(core);
}

async function renewRights(core: Core): Promise<void> {
  const { room } = core.state;
  const api = await core.doors.api();
  if (room?.channel.kind === 'direct')
    await api.openDirectChannel({ body: { username: room.channel.title } }).catch(() => undefined);
  await renew(core);
}

async function open(core: Core, channelId: string): Promise<void> {
  change(core, { room: null, problem: null });
  try {
    const { data } = await (await core.doors.api()).listMessages({ params: { channelId }, query: {} });
    change(core, { room: { ...data, pending: [], present: {}, typing: {} } });
    changeOutbox(core, core.outbox);
    core.doors.say({ kind: 'enter', channel: channelId, isPresent: core.isVisible });
    settle(
      core,
      data.messages.map(({ clientId }) => clientId),
    );
    markRead(core, channelId);
  } catch (error) {
    change(core, { problem: core.doors.describe(error) });
  }
}

async function readOlder(core: Core): Promise<void> {
  const { room } = core.state;
  const before = room?.messages[0]?.sequence;
  if (!room || before === undefined || !room.hasMore) return;
  const channelId = room.channel._id;
  const { data } = await (await core.doors.api()).listMessages({ params: { channelId }, query: { before } });
  changeRoom(core, channelId, (now) => ({
    ...now,
    messages: mergeMessages(now.messages, data.messages),
    hasMore: data.hasMore,
  }));
}

function hear(core: Core, news: LiveNews): void {
  if (news.kind === 'welcome') void resume(core);
  else if (news.kind === 'channel') void renew(core).catch(() => undefined);
  else if (news.kind === 'message') hearMessage(core, news);
  else if (news.kind === 'refused') {
    const { storage, userId } = core.doors;
    forgetOutgoing(storage, userId, news.clientId);
    endSending(core, news.clientId);
    changeOutbox(core, withProblem(core.outbox, news.clientId, news.text));
    sendNext(core);
  } else if (news.kind === 'typing')
    changeRoom(core, news.channel, (room) => ({
      ...room,
      typing: { ...room.typing, [news.username]: core.doors.now() },
    }));
  else if (news.kind === 'presence') {
    const told = { count: news.count, people: news.people, at: core.doors.now() };
    changeRoom(core, news.channel, (room) => ({
      ...room,
      present: { ...room.present, [news.source]: told },
    }));
  }
}

function hearMessage(core: Core, { channel, message }: Extract<ChatNews, { kind: 'message' }>): void {
  const { room, channels } = core.state;
  const isListed = channels?.some(({ _id }) => _id === channel) ?? false;
  if (room?.channel._id === channel) {
    const taken = takeMessage(room, message);
    change(core, { room: taken.room });
    if (taken.hasGap) void catchUp(core, channel).catch(() => undefined);
    else markRead(core, channel);
  } else if (isListed && message.author._id !== core.doors.userId) {
    countUnread(core, channel, (former) => former + 1);
  }
  // The first message of a conversation, whoever wrote it.
  if (!isListed) void refresh(core).catch(() => undefined);
  settle(core, [message.clientId]);
}
