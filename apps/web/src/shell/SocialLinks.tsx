import { IconButton } from '@playloom/design-system';
import LinkIcon from 'lucide-react/icons/link';
import { useRoot } from '../session/useRoot.ts';
import { findSocialMark } from './socialMarks.ts';

/** Where else to find us, as the operator has configured it. */
export function SocialLinks() {
  const { config, features } = useRoot();
  if (config.socialLinks.length === 0 || !features.links || !features.externalCalls) return null;
  return (
    <ul className="mt-5 flex flex-wrap gap-2" aria-label="Social links">
      {config.socialLinks.map(({ name, url }) => (
        <li key={name}>
          <IconButton label={name} title={name} asChild className="bg-ink-850">
            <a href={url} rel="me noopener">
              <SocialIcon name={name} />
            </a>
          </IconButton>
        </li>
      ))}
    </ul>
  );
}

function SocialIcon({ name }: { name: string }) {
  const mark = findSocialMark(name);
  if (mark === null) return <LinkIcon size={20} aria-hidden="true" />;
  return (
    <svg width={20} height={20} viewBox="0 0 24 24" fill="currentColor" fillRule="evenodd" aria-hidden="true">
      <path d={mark.path} />
    </svg>
  );
}
