import type { ChatMessage } from '@playloom/api-contract';
import { Button, EmptyState } from '@playloom/design-system';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useRootData } from '@playloom/site/session/useRootData.ts';
import './chat.css';
import { Composer } from './Composer.tsx';
import type { PageChat } from './useChat.ts';
import { ChatMessageRow } from './ChatMessageRow.tsx';
import {
  summarizePresence,
  listTypingUsers,
  type PendingMessage,
  type ChannelState,
} from './ChannelState.ts';
import { useMessageActions } from './useMessageActions.ts';
import { useCurrentTime } from './useCurrentTime.ts';

const ReportDialog = lazy(() => import('@playloom/site/moderation/ReportDialog.tsx'));

/** Consecutive messages of one user within this time are grouped. */
const TOGETHER_MS = 5 * 60_000;
/** New messages scroll into view only if the reader is within this distance of the end. */
const NEAR_THE_END_PX = 80;
const LOOK_EVERY_MS = 2000;
const MINUTE_MS = 60_000;

/** One channel: messages, users who are online, and the composer. */
export function ChatChannelView({ chat, channelState }: { chat: PageChat; channelState: ChannelState }) {
  const { store } = chat;
  const { user } = useRootData();
  const now = useCurrentTime(MINUTE_MS);
  const [reported, setReported] = useState<ChatMessage | null>(null);
  const actions = useMessageActions(store, channelState.channel, setReported);
  const list = useFollowEnd(channelState.messages.length + channelState.pending.length);
  return (
    <section className="chat-room" aria-label={`${channelState.channel.title} chat`}>
      <PresenceStatus channelState={channelState} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the list scrolls, and keyboard users need to scroll it */}
      <div className="chat-scroll" ref={list} tabIndex={0} role="log" aria-label="Messages">
        {channelState.hasMore && (
          <Button size="sm" className="mx-auto my-3" onClick={() => void store.readOlder()}>
            Show older messages
          </Button>
        )}
        {channelState.messages.length + channelState.pending.length === 0 && (
          <EmptyState headingLevel={3} title="No messages yet">
            {channelState.channel.voice !== 'none' && 'Say hello!'}
          </EmptyState>
        )}
        <ul>
          {channelState.messages.map((message, index) => (
            <ChatMessageRow
              key={message.sequence}
              message={message}
              channel={channelState.channel}
              myId={user?._id ?? null}
              isFollowing={isFollowing(channelState.messages[index - 1], message)}
              now={now}
              actions={actions}
            />
          ))}
          {channelState.pending.map((pending) => (
            <PendingRow
              key={pending.clientId}
              pending={pending}
              isOnline={chat.state.isOnline}
              onRetry={() => store.retry(pending.clientId)}
              onDrop={() => store.drop(pending.clientId)}
            />
          ))}
        </ul>
      </div>
      <TypingStatus channelState={channelState} />
      <Composer channel={channelState.channel} store={store} isOnline={chat.state.isOnline} />
      {reported && (
        <Suspense>
          <ReportDialog
            subject={{ kind: 'message', channel: channelState.channel._id, sequence: reported.sequence }}
            onClose={() => setReported(null)}
          />
        </Suspense>
      )}
    </section>
  );
}

function isFollowing(before: ChatMessage | undefined, message: ChatMessage): boolean {
  if (before?.author._id !== message.author._id) return false;
  return Date.parse(message.createdAt) - Date.parse(before.createdAt) < TOGETHER_MS;
}

interface PendingProps {
  pending: PendingMessage;
  isOnline: boolean;
  onRetry: () => void;
  onDrop: () => void;
}

function PendingRow({ pending, isOnline, onRetry, onDrop }: PendingProps) {
  return (
    <li className="chat-message" data-pending={pending.problem === null ? 'sending' : 'refused'}>
      <span className="chat-gutter" />
      <div className="min-w-0">
        <p className="chat-text">{pending.text === '' ? 'Image' : pending.text}</p>
        {pending.problem !== null && (
          <p className="chat-problem" role="alert">
            {pending.problem}{' '}
            <button type="button" onClick={onRetry}>
              Try again
            </button>{' '}
            <button type="button" onClick={onDrop}>
              Dismiss
            </button>
          </p>
        )}
        {pending.problem === null && !isOnline && (
          <p className="chat-waiting">You’re offline. This message will be sent when you’re back.</p>
        )}
      </div>
    </li>
  );
}

function PresenceStatus({ channelState }: { channelState: ChannelState }) {
  const now = useCurrentTime(LOOK_EVERY_MS);
  const { count, people } = summarizePresence(channelState, now);
  if (channelState.channel.kind !== 'game' || count === 0) return null;
  return (
    <p className="chat-presence" title={people.join(', ')}>
      <span className="chat-dot" aria-hidden="true" />
      {count === 1 ? '1 person online' : `${count} people online`}
    </p>
  );
}

function TypingStatus({ channelState }: { channelState: ChannelState }) {
  const now = useCurrentTime(LOOK_EVERY_MS);
  const names = listTypingUsers(channelState, now);
  const typists =
    names.length > 2 ? 'Several people are' : `${names.join(' and ')} ${names.length === 1 ? 'is' : 'are'}`;
  return <p className="chat-typing">{names.length > 0 && `${typists} typing…`}</p>;
}

function useFollowEnd(count: number) {
  const list = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const note = () => {
      isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_THE_END_PX;
    };
    element.addEventListener('scroll', note, { passive: true });
    // Scroll again when the list shrinks: the row of online users appears a moment later and hides the last message.
    const resized = new ResizeObserver(() => {
      if (isAtEnd.current) element.scrollTop = element.scrollHeight;
    });
    resized.observe(element);
    return () => {
      element.removeEventListener('scroll', note);
      resized.disconnect();
    };
  }, []);
  useEffect(() => {
    if (list.current && isAtEnd.current) list.current.scrollTop = list.current.scrollHeight;
  }, [count]);
  return list;
}
