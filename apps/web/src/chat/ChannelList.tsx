import type { ChatChannel } from '@playloom/api-contract';
import {
  Avatar,
  Button,
  DEFAULT_IMAGE_QUALITY,
  EmptyState,
  IMAGE_WIDTHS,
  getImageUrl,
} from '@playloom/design-system';
import { Link } from 'react-router';

const CHANNEL_KINDS = { game: 'Community', direct: 'Direct messages', party: 'Party' } as const;
const COVER_WIDTH = IMAGE_WIDTHS[0];

interface Props {
  channels: readonly ChatChannel[];
  shown?: string | undefined;
  onOpen: (channel: ChatChannel) => void;
}

/** Communities and direct messages with their unread counts. */
export function ChannelList({ channels, shown, onOpen }: Props) {
  if (channels.length === 0)
    return (
      <EmptyState
        headingLevel={3}
        title="No chats yet"
        action={
          <Button size="sm" asChild>
            <Link to="/games/popular">Find a game</Link>
          </Button>
        }
      >
        Join a game’s community, or message a friend.
      </EmptyState>
    );
  return (
    <ul className="chat-channels">
      {channels.map((channel) => (
        <li key={channel._id}>
          <button
            type="button"
            aria-current={channel._id === shown ? 'true' : undefined}
            onClick={() => onOpen(channel)}
          >
            <ChannelImage channel={channel} />
            <span className="min-w-0 flex-1">
              <b className="block truncate">{channel.title}</b>
              <small>{CHANNEL_KINDS[channel.kind]}</small>
            </span>
            {channel.unread > 0 && (
              <span className="chat-unread">{channel.unread > 99 ? '99+' : channel.unread}</span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}

function ChannelImage({ channel: { kind, picture, title } }: { channel: ChatChannel }) {
  if (kind !== 'game' || picture === null)
    return <Avatar name={title} src={kind === 'direct' ? picture : null} size={40} />;
  return (
    <img
      className="chat-cover"
      src={getImageUrl({ src: picture, width: COVER_WIDTH, quality: DEFAULT_IMAGE_QUALITY })}
      alt=""
      width={40}
      height={40}
      loading="lazy"
    />
  );
}
