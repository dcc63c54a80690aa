import LinkIcon from 'lucide-react/icons/link';
import { findSocialIcon } from './socialIcons.ts';

/** Shows the logo of a social network, or a link icon for unknown networks. */
export default function SocialIcon({ name }: { name: string }) {
  const mark = findSocialIcon(name);
  if (mark === null) return <LinkIcon size={20} aria-hidden="true" />;
  return (
    <svg width={20} height={20} viewBox="0 0 24 24" fill="currentColor" fillRule="evenodd" aria-hidden="true">
      <path d={mark.path} />
    </svg>
  );
}
