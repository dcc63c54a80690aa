import { COMMUNITY_PREFIX, type ChatChannel } from '@playloom/api-contract';
import { IconButton, Spinner } from '@playloom/design-system';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Maximize2 from 'lucide-react/icons/maximize-2';
import MessageCircle from 'lucide-react/icons/message-circle';
import Minus from 'lucide-react/icons/minus';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { toErrorBody } from '@playloom/site/api/toErrorBody.ts';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import { useMediaQuery } from '@playloom/site/browser/useMediaQuery.ts';
import { useEscapeInside } from '@playloom/site/overlays/useEscapeInside.ts';
import { useToasts } from '@playloom/site/overlays/useToasts.ts';
import { ChannelList } from './ChannelList.tsx';
import './chat.css';
import { useChatOpenRequest } from './chatOpenEvent.ts';
import { ChatChannelView } from './ChatChannelView.tsx';
import type { ChatState } from './createChatStore.ts';
import { getChannelPath } from '@playloom/site/paths/getChannelPath.ts';
import { useChat, type PageChat } from './useChat.ts';
import { useClearPendingChat } from './useClearPendingChat.ts';

interface Props {
  /** Whether the chat is open from the start. */
  opensAtOnce: boolean;
  /** The conversation to open: a username, or `community:` and the id of a game. */
  openWith: string | null;
}

/** Media query for screens with the small navigation bar. */
const SMALL = '(width < 900px)';

/** Chat in the corner of every page: a button with the unread count and the window it opens. Menus can open it too. */
export default function ChatWidget({ opensAtOnce, openWith }: Props) {
  const chat = useChat();
  const { store, state } = chat;
  const [isOpen, setIsOpen] = useState(opensAtOnce);
  const opener = useRef<HTMLButtonElement>(null);
  const isSmall = useMediaQuery(SMALL);
  const open = useCallback(() => setIsOpen(true), []);
  useChatOpenRequest(open);
  useEffect(() => void store.refresh().catch(() => undefined), [store]);
  useOpenWith(chat, openWith, () => setIsOpen(true));
  const unread = listShownChannels(state).reduce((sum, channel) => sum + channel.unread, 0);
  const minimize = () => {
    store.leave();
    setIsOpen(false);
    requestAnimationFrame(() => opener.current?.focus());
  };
  if (isOpen) return <ChatPanel chat={chat} onMinimize={minimize} />;
  // On small screens the button would cover the page, so the menu opens the chat there.
  if (isSmall) return null;
  return (
    <button
      ref={opener}
      type="button"
      className="chat-opener"
      aria-label={unread > 0 ? `Open chat, ${unread} unread` : 'Open chat'}
      onClick={open}
    >
      <MessageCircle size={26} aria-hidden="true" />
      {unread > 0 && <span className="chat-unread">{unread > 9 ? '9+' : unread}</span>}
    </button>
  );
}

function useOpenWith({ store }: PageChat, openWith: string | null, onOpen: () => void): void {
  const toasts = useToasts();
  const showPanel = useEffectEvent(onOpen);
  useEffect(() => {
    if (openWith === null) return;
    showPanel();
    readChannelId(openWith)
      .then((channelId) => store.open(channelId))
      .catch((error: unknown) => toasts.showError(toErrorBody(error).message));
  }, [store, openWith, toasts]);
}

async function readChannelId(openWith: string): Promise<string> {
  const api = await loadBrowserApi();
  const { data } = openWith.startsWith(COMMUNITY_PREFIX)
    ? await api.readGameChannel({ params: { id: openWith.slice(COMMUNITY_PREFIX.length) } })
    : await api.openDirectChannel({ body: { username: openWith } });
  return data._id;
}

function ChatPanel({ chat, onMinimize }: { chat: PageChat; onMinimize: () => void }) {
  const { store, state } = chat;
  const panel = useRef<HTMLElement>(null);
  useClearPendingChat();
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  useEscapeInside(panel, onMinimize);
  return (
    <aside ref={panel} className="chat-panel" aria-label="Chat" tabIndex={-1}>
      <header>
        {(state.openChannel ?? state.problem) !== null && (
          <IconButton label="All chats" onClick={store.leave}>
            <ArrowLeft size={20} aria-hidden="true" />
          </IconButton>
        )}
        <h2>{state.openChannel?.channel.title ?? 'Chat'}</h2>
        {state.openChannel && (
          <IconButton label="Open full page" asChild>
            <Link to={getChannelPath(state.openChannel.channel)} onClick={onMinimize}>
              <Maximize2 size={18} aria-hidden="true" />
            </Link>
          </IconButton>
        )}
        <IconButton label="Minimize chat" onClick={onMinimize}>
          <Minus size={20} aria-hidden="true" />
        </IconButton>
      </header>
      <PanelBody chat={chat} />
    </aside>
  );
}

/** The chat of the party is beside its bar. */
function listShownChannels({ channels }: ChatState): ChatChannel[] {
  return channels?.filter(({ kind }) => kind !== 'party') ?? [];
}

function PanelBody({ chat }: { chat: PageChat }) {
  const { store, state } = chat;
  if (state.channels === null)
    return (
      <div className="grid flex-1 place-items-center">
        <Spinner label="Loading" />
      </div>
    );
  if (state.problem !== null) return <p className="chat-note flex-1">{state.problem}</p>;
  if (state.openChannel) return <ChatChannelView chat={chat} channelState={state.openChannel} />;
  return (
    <div className="chat-scroll flex-1">
      <ChannelList channels={listShownChannels(state)} onOpen={({ _id }) => void store.open(_id)} />
    </div>
  );
}
