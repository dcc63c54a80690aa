import { Button, type ButtonSize } from '@playloom/design-system';
import MessageCircle from 'lucide-react/icons/message-circle';
import { Link } from 'react-router';
import { useRootData } from '@playloom/site/session/useRootData.ts';
import { savePendingChat } from './savePendingChat.ts';

/** Opens the direct messages with a user. Hidden if chat is turned off. */
export function MessageButton({ username, size = 'md' }: { username: string; size?: ButtonSize }) {
  const { features } = useRootData();
  if (!features.chat) return null;
  return (
    <Button asChild size={size} icon={<MessageCircle size={size === 'sm' ? 18 : 20} aria-hidden="true" />}>
      <Link
        to={`/indie/chat/with/${encodeURIComponent(username)}`}
        aria-label={`Message ${username}`}
        onClick={() => savePendingChat(username)}
      >
        Message
      </Link>
    </Button>
  );
}
