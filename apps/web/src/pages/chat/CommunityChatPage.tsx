import type { ChatChannel } from '@playloom/api-contract';
import { Button, EmptyState, Select, Spinner } from '@playloom/design-system';
import Shield from 'lucide-react/icons/shield';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link, useNavigate, useRevalidator } from 'react-router';
import { ChannelList } from '../../chat/ChannelList.tsx';
import '../../chat/chat.css';
import { ChatChannelView } from '../../chat/ChatChannelView.tsx';
import { CommunityButton } from '../../chat/CommunityButton.tsx';
import { getChannelPath } from '@playloom/site/paths/getChannelPath.ts';
import { useChat, type PageChat } from '../../chat/useChat.ts';
import { useClearPendingChat } from '../../chat/useClearPendingChat.ts';
import { toErrorBody } from '@playloom/site/api/toErrorBody.ts';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import { useToasts } from '@playloom/site/overlays/useToasts.ts';
import { useDialogs } from '@playloom/site/overlays/useDialogs.ts';
import { useRootData } from '@playloom/site/session/useRootData.ts';
import type { ChatPageData } from './ChatPageData.ts';

const ModeratorsDialog = lazy(() => import('../../chat/ModeratorsDialog.tsx'));

const SLOW_CHOICES = [0, 5, 15, 30, 60, 300].map((seconds) => ({
  value: String(seconds),
  label: seconds === 0 ? 'Slow mode: off' : `Slow mode: ${seconds} s`,
}));

/** The full-page chat: one open channel, with the list of channels beside it. */
export function CommunityChatPage(page: ChatPageData) {
  const chat = useChat();
  const { store, state } = chat;
  const { user } = useRootData();
  const navigate = useNavigate();
  const id = page.channel?._id;
  useClearPendingChat();
  useEffect(() => {
    if (user) void store.refresh().catch(() => undefined);
    if (id !== undefined) void store.open(id);
  }, [store, id, user]);
  return (
    <main id="main" className="page-wrap chat-page">
      {user && (
        <nav className="chat-side" aria-label="Your chats">
          <h2 className="text-lead">Your chats</h2>
          {state.channels && (
            <ChannelList
              channels={state.channels.filter(({ kind }) => kind !== 'party')}
              shown={id}
              onOpen={(channel) => void navigate(getChannelPath(channel))}
            />
          )}
        </nav>
      )}
      <div className="chat-main">
        {page.channel ? (
          <OpenChat chat={chat} channel={state.openChannel?.channel ?? page.channel} />
        ) : (
          <ClosedChat page={page} />
        )}
      </div>
    </main>
  );
}

function OpenChat({ chat, channel }: { chat: PageChat; channel: ChatChannel }) {
  const { store } = chat;
  const { user } = useRootData();
  const dialogs = useDialogs();
  return (
    <>
      <header className="chat-head">
        <h1>
          {channel.gameSlug === null ? (
            <Link to={`/user/${encodeURIComponent(channel.title)}`}>{channel.title}</Link>
          ) : (
            <Link to={`/play/${encodeURIComponent(channel.gameSlug)}`}>{channel.title}</Link>
          )}
        </h1>
        {channel.isModerator && <SlowMode channel={channel} />}
        {channel.isModerator && <ModerationButton channel={channel} />}
        {channel.gameId !== null && user && !channel.isOwner && (
          <CommunityButton
            gameId={channel.gameId}
            isMember={channel.isMember}
            onChange={() => void store.open(channel._id)}
          />
        )}
        {!user && (
          <Button size="sm" variant="primary" onClick={() => dialogs.open({ kind: 'login' })}>
            Log in to chat
          </Button>
        )}
      </header>
      <ChannelOrProblem chat={chat} />
    </>
  );
}

function ChannelOrProblem({ chat }: { chat: PageChat }) {
  const { openChannel, problem } = chat.state;
  if (openChannel) return <ChatChannelView chat={chat} channelState={openChannel} />;
  if (problem !== null) return <p className="chat-note">{problem}</p>;
  return (
    <div className="grid flex-1 place-items-center">
      <Spinner label="Loading" />
    </div>
  );
}

function SlowMode({ channel }: { channel: ChatChannel }) {
  const toasts = useToasts();
  async function change(value: string) {
    try {
      const api = await loadBrowserApi();
      await api.setSlowMode({ params: { channelId: channel._id }, body: { seconds: Number(value) } });
    } catch (error) {
      toasts.showError(toErrorBody(error).message);
    }
  }
  return (
    <Select
      aria-label="Slow mode"
      size="sm"
      options={SLOW_CHOICES}
      value={String(channel.slowSeconds)}
      onValueChange={(value) => void change(value)}
    />
  );
}

function ModerationButton({ channel }: { channel: ChatChannel }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="sm" icon={<Shield size={18} aria-hidden="true" />} onClick={() => setIsOpen(true)}>
        Moderation
      </Button>
      {isOpen && channel.gameId !== null && (
        <Suspense>
          <ModeratorsDialog
            gameId={channel.gameId}
            isOwner={channel.isOwner}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** Explains why the user can't read this chat, with a button to fix it if possible. */
function ClosedChat({ page: { gameId, closed } }: { page: ChatPageData }) {
  const dialogs = useDialogs();
  const revalidator = useRevalidator();
  const needsLogin = closed?.errorId === 'sign_in_to_chat' || closed?.errorId === 'not_signed_in';
  return (
    <EmptyState
      headingLevel={2}
      title="This chat isn’t available"
      action={
        needsLogin ? (
          <Button variant="primary" onClick={() => dialogs.open({ kind: 'login' })}>
            Log In
          </Button>
        ) : (
          closed?.errorId === 'chat_members_only' &&
          gameId !== null && (
            <CommunityButton
              gameId={gameId}
              isMember={false}
              onChange={() => void revalidator.revalidate()}
            />
          )
        )
      }
    >
      {closed?.message}
    </EmptyState>
  );
}
