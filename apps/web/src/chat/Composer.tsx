import { CHAT_PRESETS, limits, type ChatChannel, type ChatPreset } from '@playloom/api-contract';
import { DropdownMenu, IconButton, MenuItem } from '@playloom/design-system';
import SendHorizontal from 'lucide-react/icons/send-horizontal';
import Smile from 'lucide-react/icons/smile';
import { useState } from 'react';
import { PictureButton } from '../forms/PictureButton.tsx';
import { browserApi } from '../session/browserApi.ts';
import type { ChatStore } from './createChatStore.ts';

const PRESETS = Object.entries(CHAT_PRESETS) as [ChatPreset, string][];

const NOTES: Record<NonNullable<ChatChannel['hurdle']>, string> = {
  'sign-in-needed': 'Log in to write here.',
  'members-only': 'Members of the community write here.',
  'age-unknown': 'You can use phrases and emotes here.',
  'too-young': 'You can use phrases and emotes here.',
  muted: 'You are muted here for now. You can still read.',
  blocked: 'You cannot write to each other.',
};

export function Composer({ channel, store }: { channel: ChatChannel; store: ChatStore }) {
  const { voice, hurdle, slowSeconds } = channel;
  if (voice === 'none') return <p className="chat-note">{hurdle ? NOTES[hurdle] : ''}</p>;
  if (voice === 'presets') return <Presets store={store} />;
  return (
    <>
      {slowSeconds > 0 && <p className="chat-note">Slow mode: one message every {slowSeconds} seconds.</p>}
      <FreeComposer channel={channel} store={store} />
    </>
  );
}

/** For whoever says nothing else they are all in sight. */
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

function FreeComposer({ channel, store }: { channel: ChatChannel; store: ChatStore }) {
  const [text, setText] = useState('');
  const send = () => {
    if (text.trim() === '') return;
    store.send({ text: text.trim() });
    setText('');
  };
  return (
    <form
      className="chat-composer"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <PictureButton
        label="Share a picture"
        onUpload={async (form) => {
          const api = await browserApi();
          const { data } = await api.uploadChatPicture({ params: { channelId: channel._id }, form });
          store.send({ text: '', picture: data.picture });
        }}
      />
      <textarea
        rows={1}
        value={text}
        maxLength={limits.CHAT_TEXT_MAX}
        placeholder={`Message ${channel.title}`}
        aria-label={`Message ${channel.title}`}
        onChange={(event) => {
          setText(event.target.value);
          store.tellTyping();
        }}
        onKeyDown={(event) => {
          event.stopPropagation();
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          send();
        }}
      />
      <DropdownMenu
        side="top"
        className="chat-preset-menu"
        trigger={
          <IconButton label="Phrases and emotes">
            <Smile size={20} aria-hidden="true" />
          </IconButton>
        }
      >
        {PRESETS.map(([preset, words]) => (
          <MenuItem key={preset} onSelect={() => store.send({ preset, text: words })}>
            {words}
          </MenuItem>
        ))}
      </DropdownMenu>
      <IconButton label="Send" type="submit" disabled={text.trim() === ''}>
        <SendHorizontal size={20} aria-hidden="true" />
      </IconButton>
    </form>
  );
}
