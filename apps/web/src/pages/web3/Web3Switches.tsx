import type { Web3Settings } from '@playloom/api-contract';
import { LinkText } from '@playloom/design-system';
import { Link } from 'react-router';
import { SavedSwitch } from '../../forms/SavedSwitch.tsx';
import { browserApi } from '../../session/browserApi.ts';

type Switches = Partial<Pick<Web3Settings, 'isWeb3Enabled' | 'isUTEnabled'>>;

export function Web3Switches({ settings }: { settings: Web3Settings }) {
  async function save(body: Switches) {
    const api = await browserApi();
    await api.updateWeb3Settings({ params: { id: settings._id }, body });
  }
  return (
    <section aria-labelledby="switches" className="edge mt-6 rounded-lg bg-surface p-5 desk:p-8">
      <h2 id="switches" className="text-panel">
        Web3
      </h2>
      <p className="mt-2 max-w-[60ch] text-secondary text-text-2">
        Rules can ask whether a player holds your token, and open a door for those who do. Balances are only
        ever read: nobody is asked for a transaction. Saved as soon as you switch.{' '}
        <LinkText asChild>
          <Link to="/docs/tokens">How it works in rules</Link>
        </LinkText>
      </p>
      <div className="mt-6 grid gap-6">
        <SavedSwitch
          saved={settings.isWeb3Enabled}
          save={(isOn) => save({ isWeb3Enabled: isOn })}
          title="Web3 for this game"
        >
          Off, the game knows of no token, whatever is set below.
        </SavedSwitch>
        <SavedSwitch
          saved={settings.isUTEnabled}
          save={(isOn) => save({ isUTEnabled: isOn })}
          title="Utility token"
        >
          {settings.isWeb3Enabled
            ? 'Rules about holding the token work, and the game tells which one it is.'
            : 'Takes effect once web3 is on.'}
        </SavedSwitch>
      </div>
    </section>
  );
}
