import { Logo } from '@playloom/design-system';
import { findPublicConfig, createPageMeta } from '../../rendering/createPageMeta.ts';
import type { Route } from './+types/route.ts';
import { ButtonsSection } from './ButtonsSection.tsx';
import { CompactSection } from './CompactSection.tsx';
import { DialogsSection } from './DialogsSection.tsx';
import { FeedbackSection } from './FeedbackSection.tsx';
import { FieldsSection } from './FieldsSection.tsx';
import { SurfacesSection } from './SurfacesSection.tsx';
import { TokensSection } from './TokensSection.tsx';

export function meta({ matches }: Route.MetaArgs) {
  return createPageMeta(
    {
      title: 'Design system',
      description: 'The components of Playloom, for developers.',
      path: '/design-system',
      isHidden: true,
    },
    findPublicConfig(matches),
  );
}

/** Shows every component in every state, for developers and for tests. */
export default function DesignSystemPage() {
  return (
    <div className="warp-lines min-h-screen bg-ink-950 py-10">
      <div className="page-wrap">
        <Logo withName />
        <h1 className="mt-8 text-title">Design system</h1>
        <p className="mt-3 max-w-[60ch] text-text-2">
          All components in all their states. Try the keyboard, hover, touch, and a narrow window.
        </p>
        <TokensSection />
        <ButtonsSection />
        <FieldsSection />
        <DialogsSection />
        <FeedbackSection />
        <SurfacesSection />
        <CompactSection />
      </div>
    </div>
  );
}
