import type {
  ApiClient,
  ChatChannel,
  ChatNews,
  ChatPreset,
  LiveNews,
  LiveWord,
} from '@playloom/api-contract';
import { mergeMessages, takeMessage, type Pending, type RoomState } from './RoomState.ts';

export interface ChatState {
  /** Null until they are read. */
  channels: readonly ChatChannel[] | null;
  asksBirthDate: boolean;
  canMessageDirectly: boolean;
  /** The channel that is shown. */
  room: RoomState | null;
  /** Why the channel cannot be shown. */
  problem: string | null;
}

export interface ChatStore {
  read(): ChatState;
  subscribe(listener: () => void): () => void;
  hear(news: LiveNews): void;
  /** Reads which channels there are. */
  refresh(): Promise<void>;
  open(channelId: string): Promise<void>;
  /** Nobody looks at it any more. */
  leave(): void;
  readOlder(): Promise<void>;
  send(said: { text?: string; preset?: ChatPreset; picture?: string }): void;
  drop(clientId: string): void;
  tellTyping(): void;
}

export interface ChatDoors {
  api(): Promise<ApiClient>;
  say(word: LiveWord): void;
  now(): number;
  makeId(): string;
  describe(error: unknown): string;
}

const TYPING_EVERY_MS = 2500;

interface Core {
  readonly doors: ChatDoors;
  readonly listeners: Set<() => void>;
  state: ChatState;
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
    state: { channels: null, asksBirthDate: false, canMessageDirectly: false, room: null, problem: null },
    typedAt: Number.NEGATIVE_INFINITY,
  };
  return {
    read: () => core.state,
    subscribe(listener) {
      core.listeners.add(listener);
      return () => void core.listeners.delete(listener);
    },
    hear: (news) => hear(core, news),
    refresh: () => refresh(core),
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
      const pending: Pending = { clientId: doors.makeId(), text: '', ...said, problem: null };
      changeRoom(core, room.channel._id, (now) => ({ ...now, pending: [...now.pending, pending] }));
      doors.say(wordOf(room.channel._id, pending));
    },
    drop: (clientId) =>
      changeRoom(core, core.state.room?.channel._id, (room) => ({
        ...room,
        pending: room.pending.filter((one) => one.clientId !== clientId),
      })),
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

function countUnread(core: Core, id: string, count: (former: number) => number): void {
  const channels = core.state.channels?.map((one) =>
    one._id === id ? { ...one, unread: count(one.unread) } : one,
  );
  change(core, { channels: channels ?? null });
}

function markRead(core: Core, id: string): void {
  const sequence = core.state.room?.messages.at(-1)?.sequence;
  if (sequence === undefined || document.visibilityState === 'hidden') return;
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
    const said = new Set(data.messages.map(({ clientId }) => clientId));
    changeRoom(core, id, (now) => ({
      ...now,
      channel: data.channel,
      messages: mergeMessages(now.messages, data.messages),
      revision: Math.max(now.revision, data.revision),
      pending: now.pending.filter(({ clientId }) => !said.has(clientId)),
    }));
    if (!data.hasMore) return markRead(core, id);
  }
}

/** Reads which channels there are, and listens to them. */
async function refresh(core: Core): Promise<void> {
  const { data } = await (await core.doors.api()).listChatChannels();
  change(core, data);
  const shown = core.state.room?.channel._id;
  for (const { _id } of data.channels)
    core.doors.say({ kind: 'enter', channel: _id, isPresent: _id === shown });
}

/** After a welcome, and when rights have changed. */
async function renew(core: Core): Promise<void> {
  await refresh(core);
  const { room } = core.state;
  if (!room) return;
  core.doors.say({ kind: 'enter', channel: room.channel._id, isPresent: true });
  try {
    await catchUp(core, room.channel._id);
  } catch (error) {
    return change(core, { room: null, problem: core.doors.describe(error) });
  }
  for (const one of core.state.room?.pending ?? [])
    if (one.problem === null) core.doors.say(wordOf(room.channel._id, one));
}

async function open(core: Core, channelId: string): Promise<void> {
  change(core, { room: null, problem: null });
  try {
    const { data } = await (await core.doors.api()).listMessages({ params: { channelId }, query: {} });
    change(core, { room: { ...data, pending: [], present: {}, typing: {} } });
    core.doors.say({ kind: 'enter', channel: channelId, isPresent: true });
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
  if (news.kind === 'welcome' || news.kind === 'channel') void renew(core).catch(() => undefined);
  else if (news.kind === 'message') hearMessage(core, news);
  else if (news.kind === 'refused')
    changeRoom(core, core.state.room?.channel._id, (room) => ({
      ...room,
      pending: room.pending.map((one) =>
        one.clientId === news.clientId ? { ...one, problem: news.text } : one,
      ),
    }));
  else if (news.kind === 'typing')
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
  if (room?.channel._id === channel) {
    const taken = takeMessage(room, message);
    change(core, { room: taken.room });
    if (taken.hasGap) void catchUp(core, channel).catch(() => undefined);
    else markRead(core, channel);
  } else if (channels?.some(({ _id }) => _id === channel)) {
    countUnread(core, channel, (former) => former + 1);
  } else void refresh(core).catch(() => undefined);
}

function wordOf(channel: string, { clientId, text, preset, picture }: Pending): LiveWord {
  return {
    kind: 'say',
    channel,
    clientId,
    ...(preset === undefined ? { text } : { preset }),
    ...(picture === undefined ? {} : { picture }),
  };
}
