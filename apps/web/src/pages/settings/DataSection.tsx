import { Button } from '@playloom/design-system';
import { FormProblem } from '@playloom/site/forms/FormProblem.tsx';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import { downloadTextFile } from '@playloom/site/browser/downloadTextFile.ts';
import { useToasts } from '@playloom/site/overlays/useToasts.ts';
import { SavedGames } from './SavedGames.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { useAsyncAction } from '@playloom/site/forms/useAsyncAction.ts';

export function DataSection({ username }: { username: string }) {
  const toasts = useToasts();
  const download = useAsyncAction(async () => {
    const api = await loadBrowserApi();
    const everything = await api.exportData();
    downloadTextFile(`playloom-${username}.json`, JSON.stringify(everything, null, 2));
    toasts.show('Your data was downloaded.', { type: 'success' });
  });
  return (
    <SettingsSection
      id="data"
      title="Your data"
      lead="Download everything we store about you as a JSON file. It contains your email address, so keep it safe."
    >
      <div className="grid justify-items-start gap-4">
        <FormProblem problem={download.problem} />
        <Button loading={download.isBusy} onClick={download.run}>
          Export my data
        </Button>
        <SavedGames />
      </div>
    </SettingsSection>
  );
}
