import { IconButton, Spinner } from '@playloom/design-system';
import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import { ChatChannelView } from '../chat/ChatChannelView.tsx';
import { useChat } from '../chat/useChat.ts';
import { usePartyStore } from './PartyContext.ts';

/** The chat of the party, on pages and beside a running game. */
export default function PartyChat({ channel, onClose }: { channel: string; onClose: () => void }) {
  const chat = useChat();
  const party = usePartyStore();
  const panel = useRef<HTMLElement>(null);
  const { store, state } = chat;
  useEffect(() => void store.open(channel), [store, channel]);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  const count = state.openChannel?.messages.length;
  // Messages in this panel have been read.
  useEffect(() => party.setUnread(() => 0), [party, count]);
  return (
    <section ref={panel} className="party-panel party-chat" aria-label="Party chat" tabIndex={-1}>
      <header>
        <h2>Party chat</h2>
        <IconButton label="Close" onClick={onClose}>
          <X size={20} aria-hidden="true" />
        </IconButton>
      </header>
      {state.problem !== null && <p className="chat-note flex-1">{state.problem}</p>}
      {state.openChannel && <ChatChannelView chat={chat} channelState={state.openChannel} />}
      {state.problem === null && !state.openChannel && (
        <div className="grid flex-1 place-items-center">
          <Spinner label="Loading" />
        </div>
      )}
    </section>
  );
}
