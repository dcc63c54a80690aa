import { IconButton } from '@playloom/design-system';
import AtSign from 'lucide-react/icons/at-sign';
import Camera from 'lucide-react/icons/camera';
import CodeXml from 'lucide-react/icons/code-xml';
import LinkIcon from 'lucide-react/icons/link';
import MessageCircle from 'lucide-react/icons/message-circle';
import Radio from 'lucide-react/icons/radio';
import SquarePlay from 'lucide-react/icons/square-play';
import { useRoot } from '../session/useRoot.ts';

/** Signs of ours for what a service is about: the services' own marks are theirs. */
const SIGNS = [
  { names: /youtube|tiktok|vimeo|peertube/i, Icon: SquarePlay },
  { names: /twitch|kick/i, Icon: Radio },
  { names: /instagram|pinterest|flickr/i, Icon: Camera },
  { names: /git/i, Icon: CodeXml },
  { names: /discord|matrix|telegram|slack|reddit/i, Icon: MessageCircle },
  { names: /twitter|^x$|mastodon|bluesky|threads|facebook/i, Icon: AtSign },
];

/** Where else to find us, as the operator has configured it. */
export function SocialLinks() {
  const { config, features } = useRoot();
  if (config.socialLinks.length === 0 || !features.links || !features.externalCalls) return null;
  return (
    <ul className="mt-5 flex flex-wrap gap-2" aria-label="Social links">
      {config.socialLinks.map(({ name, url }) => {
        const Icon = SIGNS.find(({ names }) => names.test(name))?.Icon ?? LinkIcon;
        return (
          <li key={name}>
            <IconButton label={name} title={name} asChild className="bg-ink-850">
              <a href={url} rel="me noopener">
                <Icon size={20} aria-hidden="true" />
              </a>
            </IconButton>
          </li>
        );
      })}
    </ul>
  );
}
