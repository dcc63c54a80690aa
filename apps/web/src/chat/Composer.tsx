import { CHAT_PRESET_TEXTS, apiLimits, type ChatChannel, type ChatPresetId } from '@playloom/api-contract';
import { CharacterCounter, DropdownMenu, IconButton, MenuItem } from '@playloom/design-system';
import SendHorizontal from 'lucide-react/icons/send-horizontal';
import Smile from 'lucide-react/icons/smile';
import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react';
import { ImageUploadButton } from '@playloom/site/forms/ImageUploadButton.tsx';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import { BirthDateForm } from './BirthDateForm.tsx';
import type { ChatStore } from './createChatStore.ts';

const PRESETS = Object.entries(CHAT_PRESET_TEXTS) as [ChatPresetId, string][];

interface ComposerProps {
  channel: ChatChannel;
  store: ChatStore;
  isOnline: boolean;
}

export function Composer({ channel, store, isOnline }: ComposerProps) {
  const { voice, hurdle, slowSeconds } = channel;
  // Here, so that a message stays in the field while its author gives the date of birth.
  const [text, setText] = useState('');
  const message = { channel, text, onText: setText };
  if (voice !== 'free')
    return (
      <>
        {hurdle === 'age-unknown' && (
          <AskToWrite message={message} onReady={() => void store.refreshPermissions()} />
        )}
        {voice === 'presets' && <Presets store={store} />}
        {voice === 'none' && hurdle !== null && hurdle !== 'age-unknown' && (
          <p className="chat-note" role="status">
            {describeRestriction(hurdle, channel.title)}
          </p>
        )}
      </>
    );
  return (
    <>
      {!isOnline && (
        <p className="chat-waiting px-5 py-2" role="status">
          You’re offline. We’ll send your messages when you’re back online.
        </p>
      )}
      {slowSeconds > 0 && <p className="chat-note">Slow mode: one message every {slowSeconds} seconds.</p>}
      <FreeComposer message={message} store={store} />
    </>
  );
}

type WriteRestriction = Exclude<NonNullable<ChatChannel['hurdle']>, 'age-unknown'>;

/** Explains why the user can't write here, without revealing private data of the other user. */
function describeRestriction(restriction: WriteRestriction, title: string): string {
  switch (restriction) {
    case 'sign-in-needed':
      return 'Log in to chat.';
    case 'members-only':
      return 'Join the community to chat.';
    case 'too-young':
      return 'Direct messages aren’t available for your account.';
    case 'muted':
      return 'You’re muted in this chat. You can still read messages.';
    case 'blocked':
      return `You and ${title} can’t message each other.`;
    case 'other-not-ready':
      return `${title} hasn’t set up chat yet. You can message them once they have.`;
    case 'other-invited':
      return `${title} hasn’t set up chat yet. We let them know you’d like to chat. You can message them once they’re ready.`;
  }
}

interface UnsentMessage {
  channel: ChatChannel;
  text: string;
  onText: (text: string) => void;
}

/** Asks for the birth date only when a message is sent, so that users who only read are never asked. */
function AskToWrite({ message, onReady }: { message: UnsentMessage; onReady: () => void }) {
  const [isAsking, setIsAsking] = useState(false);
  if (isAsking) return <BirthDateForm onSaved={onReady} onLater={() => setIsAsking(false)} />;
  return <MessageForm message={message} onSend={() => setIsAsking(true)} />;
}

/** Buttons for phrases and emotes, shown where free text is not allowed. */
function Presets({ store }: { store: ChatStore }) {
  return (
    <div className="chat-presets" role="group" aria-label="Phrases and emotes">
      {PRESETS.map(([preset, text]) => (
        <button key={preset} type="button" onClick={() => store.send({ preset, text })}>
          {text}
        </button>
      ))}
    </div>
  );
}

function FreeComposer({ message, store }: { message: UnsentMessage; store: ChatStore }) {
  const { channel, text, onText } = message;
  return (
    <MessageForm
      message={message}
      onSend={() => {
        store.send({ text: text.trim() });
        onText('');
      }}
      onType={store.sendTyping}
      imageButton={
        <ImageUploadButton
          label="Share an image"
          onUpload={async (form) => {
            const api = await loadBrowserApi();
            const { data } = await api.uploadChatImage({ params: { channelId: channel._id }, form });
            store.send({ text: '', picture: data.picture });
          }}
        />
      }
      presetMenu={
        <DropdownMenu
          side="top"
          className="chat-preset-menu"
          trigger={
            <IconButton label="Phrases and emotes">
              <Smile size={20} aria-hidden="true" />
            </IconButton>
          }
        >
          {PRESETS.map(([preset, phrase]) => (
            <MenuItem key={preset} onSelect={() => store.send({ preset, text: phrase })}>
              {phrase}
            </MenuItem>
          ))}
        </DropdownMenu>
      }
    />
  );
}

interface MessageFormProps {
  message: UnsentMessage;
  onSend: () => void;
  onType?: () => void;
  imageButton?: ReactNode;
  presetMenu?: ReactNode;
}

function MessageForm({ message, onSend, onType, imageButton, presetMenu }: MessageFormProps) {
  const { channel, text, onText } = message;
  const counterId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  // A form that starts with a text replaces the question for the date of birth, and Enter then sends the text.
  const focusIfWritten = useEffectEvent(() => text !== '' && field.current?.focus());
  useEffect(() => void focusIfWritten(), []);
  const send = () => {
    if (text.trim() !== '') onSend();
  };
  return (
    <form
      className="chat-composer"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {imageButton}
      <div className="chat-field">
        <textarea
          ref={field}
          rows={1}
          value={text}
          maxLength={apiLimits.CHAT_MESSAGE_MAX}
          placeholder={`Message ${channel.title}`}
          aria-label={`Message ${channel.title}`}
          aria-describedby={counterId}
          onChange={(event) => {
            onText(event.target.value);
            onType?.();
          }}
          onKeyDown={(event) => {
            event.stopPropagation();
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            send();
          }}
        />
        <CharacterCounter id={counterId} length={text.length} max={apiLimits.CHAT_MESSAGE_MAX} />
      </div>
      {presetMenu}
      <IconButton label="Send" type="submit" disabled={text.trim() === ''}>
        <SendHorizontal size={20} aria-hidden="true" />
      </IconButton>
    </form>
  );
}
