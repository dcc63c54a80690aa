import { apiLimits, type ChatChannel, type ChatMessage } from '@playloom/api-contract';
import { Button, DropdownMenu, IconButton, MenuItem, Textarea } from '@playloom/design-system';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { useState } from 'react';
import { Link } from 'react-router';
import { Time } from '@playloom/site/time/Time.tsx';
import { EmblemMark } from '../people/EmblemMark.tsx';
import { FramedAvatar } from '../people/FramedAvatar.tsx';
import type { MessageActions } from './useMessageActions.ts';
import { MessageText } from './MessageText.tsx';

interface Props {
  message: ChatMessage;
  channel: ChatChannel;
  myId: string | null;
  /** Whether the previous message is recent and by the same user, so that name and avatar are not repeated. */
  isFollowing: boolean;
  now: number;
  actions: MessageActions;
}

export function ChatMessageRow({ message, channel, myId, isFollowing, now, actions }: Props) {
  const [isEditing, setIsEditing] = useState(false);
  const { author, isDeleted } = message;
  return (
    <li className="chat-message" data-following={isFollowing ? '' : undefined}>
      {isFollowing ? (
        <span className="chat-gutter" />
      ) : (
        <FramedAvatar frame={author.frame} name={author.username} src={author.profilePicture} size={36} />
      )}
      <div className="min-w-0">
        {!isFollowing && (
          <p className="chat-who">
            <Link to={`/user/${encodeURIComponent(author.username)}`}>{author.username}</Link>
            {author.emblem && <EmblemMark emblem={author.emblem} size={16} />}
            <Time at={message.createdAt} format="timeOrDate" now={now} />
          </p>
        )}
        {isEditing ? (
          <EditForm message={message} actions={actions} onDone={() => setIsEditing(false)} />
        ) : (
          <Content message={message} />
        )}
      </div>
      {myId !== null && !isDeleted && !isEditing && (
        <MessageMenu
          message={message}
          channel={channel}
          isOwn={author._id === myId}
          actions={actions}
          onEdit={() => setIsEditing(true)}
        />
      )}
    </li>
  );
}

function Content({ message }: { message: ChatMessage }) {
  if (message.isDeleted) return <p className="chat-deleted">Message deleted</p>;
  return (
    <>
      {message.text !== '' && (
        <p className="chat-text">
          <MessageText text={message.text} />
          {message.isFromGame && <small> (in game)</small>}
          {message.isEdited && <small> (edited)</small>}
        </p>
      )}
      {message.picture !== null && (
        <a href={message.picture} target="_blank" rel="noopener noreferrer" className="chat-picture">
          <img src={message.picture} alt={`Shared by ${message.author.username}`} loading="lazy" />
        </a>
      )}
    </>
  );
}

interface MenuProps extends Pick<Props, 'message' | 'channel' | 'actions'> {
  isOwn: boolean;
  onEdit: () => void;
}

function MessageMenu({ message, channel, isOwn, actions, onEdit }: MenuProps) {
  const { username } = message.author;
  return (
    <DropdownMenu
      trigger={
        <IconButton label={`More actions for ${username}’s message`} size="sm" className="chat-more">
          <Ellipsis size={18} aria-hidden="true" />
        </IconButton>
      }
    >
      {isOwn && channel.voice === 'free' && message.text !== '' && (
        <MenuItem onSelect={onEdit}>Edit</MenuItem>
      )}
      {!isOwn && <MenuItem onSelect={() => actions.report(message)}>Report</MenuItem>}
      {!isOwn && <MenuItem onSelect={() => void actions.block(message, 'mute')}>Mute for me</MenuItem>}
      {!isOwn && <MenuItem onSelect={() => void actions.block(message, 'block')}>Block</MenuItem>}
      {!isOwn && channel.isModerator && (
        <MenuItem onSelect={() => void actions.sanction(message, 'mute')}>Mute for an hour</MenuItem>
      )}
      {!isOwn && channel.isModerator && (
        <MenuItem tone="danger" onSelect={() => void actions.sanction(message, 'ban')}>
          Ban from the game
        </MenuItem>
      )}
      {(isOwn || channel.isModerator) && (
        <MenuItem tone="danger" onSelect={() => void actions.remove(message)}>
          Delete
        </MenuItem>
      )}
    </DropdownMenu>
  );
}

function EditForm({
  message,
  actions,
  onDone,
}: {
  message: ChatMessage;
  actions: MessageActions;
  onDone: () => void;
}) {
  const [text, setText] = useState(message.text);
  const save = async () => {
    if (await actions.edit(message, text)) onDone();
  };
  return (
    <form
      className="chat-edit"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Textarea
        rows={2}
        value={text}
        maxLength={apiLimits.CHAT_MESSAGE_MAX}
        aria-label="Your message"
        onChange={(event) => setText(event.target.value)}
      />
      <Button size="sm" type="submit" variant="primary" disabled={text.trim() === ''}>
        Save
      </Button>
      <Button size="sm" onClick={onDone}>
        Cancel
      </Button>
    </form>
  );
}
