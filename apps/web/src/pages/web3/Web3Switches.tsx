import type { Web3Settings } from '@playloom/api-contract';
import { LinkText } from '@playloom/design-system';
import { Link } from 'react-router';
import { AutosaveSwitch } from '@playloom/site/forms/AutosaveSwitch.tsx';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';

type Switches = Partial<Pick<Web3Settings, 'isWeb3Enabled' | 'isUTEnabled'>>;

export function Web3Switches({ settings }: { settings: Web3Settings }) {
  async function save(body: Switches) {
    const api = await loadBrowserApi();
    await api.updateWeb3Settings({ params: { id: settings._id }, body });
  }
  return (
    <section aria-labelledby="switches" className="edge mt-6 rounded-lg bg-surface p-5 desk:p-8">
      <h2 id="switches" className="text-panel">
        Web3
      </h2>
      <p className="mt-2 max-w-[60ch] text-secondary text-text-2">
        Rules can check whether a player holds your token, for example to unlock an area. We only read
        balances and never ask players to approve a transaction. Changes are saved immediately.{' '}
        <LinkText asChild>
          <Link to="/docs/tokens">Learn about tokens in rules</Link>
        </LinkText>
      </p>
      <div className="mt-6 grid gap-6">
        <AutosaveSwitch
          saved={settings.isWeb3Enabled}
          save={(isOn) => save({ isWeb3Enabled: isOn })}
          title="Enable Web3"
        >
          When this is off, the game ignores all tokens.
        </AutosaveSwitch>
        <AutosaveSwitch
          saved={settings.isUTEnabled}
          save={(isOn) => save({ isUTEnabled: isOn })}
          title="Utility token"
        >
          {settings.isWeb3Enabled
            ? 'Enables rules that check the token and shows the token on the game page.'
            : 'Turn on Web3 to use this.'}
        </AutosaveSwitch>
      </div>
    </section>
  );
}
