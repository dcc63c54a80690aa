import { Button } from '@playloom/design-system';
import { FormProblem } from '../../forms/FormProblem.tsx';
import { browserApi } from '../../session/browserApi.ts';
import { saveAsFile } from '../../session/saveAsFile.ts';
import { useToasts } from '../../session/toasts.ts';
import { SavedGames } from './SavedGames.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { useAsyncAction } from '../../forms/useAsyncAction.ts';

export function DataSection({ username }: { username: string }) {
  const toasts = useToasts();
  const download = useAsyncAction(async () => {
    const api = await browserApi();
    const everything = await api.exportData();
    saveAsFile(`playloom-${username}.json`, JSON.stringify(everything, null, 2));
    toasts.show('Your data is in your downloads.', { type: 'success' });
  });
  return (
    <SettingsSection
      id="data"
      title="Your data"
      lead="Everything that is stored about you, as one JSON file. Keep it somewhere safe: it holds your address."
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
