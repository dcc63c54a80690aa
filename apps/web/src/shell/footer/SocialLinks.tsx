import { IconButton } from '@playloom/design-system';
import { lazy, Suspense } from 'react';
import { useRootData } from '@playloom/site/session/useRootData.ts';

/** Loaded lazily, because only sites with social links need the logos. */
const SocialIcon = lazy(() => import('./SocialIcon.tsx'));

/** Social links that the operator configured. */
export function SocialLinks() {
  const { config, features } = useRootData();
  if (config.socialLinks.length === 0 || !features.links || !features.externalCalls) return null;
  return (
    <ul className="mt-5 flex flex-wrap gap-2" aria-label="Social links">
      {config.socialLinks.map(({ name, url }) => (
        <li key={name}>
          <IconButton label={name} title={name} asChild className="bg-ink-850">
            <a href={url} rel="me noopener">
              <Suspense fallback={null}>
                <SocialIcon name={name} />
              </Suspense>
            </a>
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
