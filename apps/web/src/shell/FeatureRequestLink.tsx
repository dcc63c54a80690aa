import { useDialogs } from '../session/useDialogs.ts';
import { useRoot } from '../session/useRoot.ts';

/** Leads to the configured page for feature requests, or opens the feedback dialog with that kind chosen. */
export function FeatureRequestLink({ className }: { className?: string }) {
  const { config, features } = useRoot();
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
