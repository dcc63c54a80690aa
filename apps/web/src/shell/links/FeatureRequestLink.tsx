import { useDialogs } from '@playloom/site/overlays/useDialogs.ts';
import { useRootData } from '@playloom/site/session/useRootData.ts';

/** Links to the configured feature request page. If there is none, opens the feedback dialog for a feature request. */
export function FeatureRequestLink({ className }: { className?: string }) {
  const { config, features } = useRootData();
  const dialogs = useDialogs();
  if (config.featureRequestUrl && features.externalCalls) {
    return (
      <a href={config.featureRequestUrl} className={className}>
        Feature Request
      </a>
    );
  }
  return (
    <button
      type="button"
      className={className}
      onClick={() => dialogs.open({ kind: 'feedback', type: 'Add an engine suggestion' })}
    >
      Feature Request
    </button>
  );
}
