import type { Web3Settings } from '@playloom/api-contract';
import { LinkText, Switch } from '@playloom/design-system';
import { useState, type ReactNode } from 'react';
import { Link, useRevalidator } from 'react-router';
import { readProblem } from '../../forms/readProblem.ts';
import { browserApi } from '../../session/browserApi.ts';
import { useToasts } from '../../session/toasts.ts';

type SwitchName = 'isWeb3Enabled' | 'isUTEnabled';

export function Web3Switches({ settings }: { settings: Web3Settings }) {
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
        <OneSwitch settings={settings} name="isWeb3Enabled" title="Web3 for this game">
          Off, the game knows of no token, whatever is set below.
        </OneSwitch>
        <OneSwitch settings={settings} name="isUTEnabled" title="Utility token">
          {settings.isWeb3Enabled
            ? 'Rules about holding the token work, and the game tells which one it is.'
            : 'Takes effect once web3 is on.'}
        </OneSwitch>
      </div>
    </section>
  );
}

interface OneSwitchProps {
  settings: Web3Settings;
  name: SwitchName;
  title: string;
  children: ReactNode;
}

/** Shows the wish at once and takes it back when it could not be saved. */
function OneSwitch({ settings, name, title, children }: OneSwitchProps) {
  const toasts = useToasts();
  const { revalidate } = useRevalidator();
  const [wished, setWished] = useState<boolean | null>(null);
  async function save(isOn: boolean) {
    setWished(isOn);
    try {
      const api = await browserApi();
      await api.updateWeb3Settings({ params: { id: settings._id }, body: { [name]: isOn } });
      await revalidate();
      toasts.show('Saved.', { type: 'success' });
    } catch (error) {
      toasts.show(readProblem(error).message);
    } finally {
      setWished(null);
    }
  }
  return (
    <Switch
      checked={wished ?? settings[name]}
      aria-busy={wished !== null}
      onChange={(event) => {
        if (wished === null) void save(event.target.checked);
      }}
    >
      <span className="block font-semibold text-text">{title}</span>
      <span className="block text-meta text-text-3">{children}</span>
    </Switch>
  );
}
