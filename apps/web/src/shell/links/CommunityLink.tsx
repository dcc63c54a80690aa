import MessageCircle from 'lucide-react/icons/message-circle';
import { useRootData } from '@playloom/site/session/useRootData.ts';

/** Link to the community chat, if the operator configured one. */
export function CommunityLink({ className }: { className: string }) {
  const { config, features } = useRootData();
  if (!config.communityUrl || !features.links || !features.externalCalls) return null;
  return (
    <a href={config.communityUrl} className={className}>
      <MessageCircle size={18} aria-hidden="true" />
      Community
    </a>
  );
}
