import { Button, IconButton, Spinner } from '@playloom/design-system';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState } from 'react';
import { useStreamerMode } from '@playloom/site/browser/useStreamerMode.ts';
import { ChatChannelView } from '../chat/ChatChannelView.tsx';
import { useChat } from '../chat/useChat.ts';
import { usePartyStore } from './PartyContext.ts';

/** The chat of the party, on pages and beside a running game. */
export default function PartyChat({ channel, onClose }: { channel: string; onClose: () => void }) {
  const chat = useChat();
  const party = usePartyStore();
  const isStreaming = useStreamerMode();
  const [isAsked, setAsked] = useState(false);
  const isHidden = isStreaming && !isAsked;
  const panel = useRef<HTMLElement>(null);
  const { store, state } = chat;
  useEffect(() => void store.open(channel), [store, channel]);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  const count = state.openChannel?.messages.length;
  // Messages in this panel have been read.
  useEffect(() => {
    if (!isHidden) party.setUnread(() => 0);
  }, [party, count, isHidden]);
  return (
    <section ref={panel} className="party-panel party-chat" aria-label="Party chat" tabIndex={-1}>
      <header>
        <h2>Party chat</h2>
        <IconButton label="Close" onClick={onClose}>
          <X size={20} aria-hidden="true" />
        </IconButton>
      </header>
      {state.problem !== null && <p className="chat-note flex-1">{state.problem}</p>}
      {isHidden && (
        <div className="grid flex-1 content-center justify-items-center gap-3 p-4 text-center text-text-2">
          Messages are hidden in streamer mode.
          <Button size="sm" onClick={() => setAsked(true)}>
            Show messages
          </Button>
        </div>
      )}
      {!isHidden && state.openChannel && <ChatChannelView chat={chat} channelState={state.openChannel} />}
      {!isHidden && state.problem === null && !state.openChannel && (
        <div className="grid flex-1 place-items-center">
          <Spinner label="Loading" />
        </div>
      )}
    </section>
  );
}
