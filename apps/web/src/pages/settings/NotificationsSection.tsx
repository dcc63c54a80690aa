import type { User } from '@playloom/api-contract';
import { Switch } from '@playloom/design-system';
import { useState, type ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { readProblem } from '../../forms/readProblem.ts';
import { browserApi } from '../../session/browserApi.ts';
import { useAskForPush } from '../../push/usePush.ts';
import { useToasts } from '../../session/toasts.ts';
import { SettingsSection } from './SettingsSection.tsx';

type Preferences = { marketingOptIn?: boolean; receiveNotificationsFrom?: 'EVERYONE' | 'DISABLED' };

export function NotificationsSection({ user }: { user: User }) {
  const ask = useAskForPush();
  const isPushOn = user.notificationPreferences.receiveNotificationsFrom !== 'DISABLED';
  return (
    <SettingsSection id="notifications" title="Notifications" lead="Saved as soon as you switch.">
      <div className="grid gap-6">
        <Preference
          saved={user.marketingOptIn}
          change={(isOn) => ({ marketingOptIn: isOn })}
          title="News by mail"
        >
          Now and then, about Playloom itself. Mails about your account come either way.
        </Preference>
        <Preference
          saved={isPushOn}
          change={(isOn) => ({ receiveNotificationsFrom: isOn ? 'EVERYONE' : 'DISABLED' })}
          title="Push notifications"
          onSaved={(isOn) => (isOn ? void ask() : undefined)}
        >
          Messages to your devices while Playloom is closed, where your browser allows them. When this is off,
          none are sent.
        </Preference>
      </div>
    </SettingsSection>
  );
}

interface PreferenceProps {
  saved: boolean;
  change: (isOn: boolean) => Preferences;
  title: string;
  onSaved?: (isOn: boolean) => void;
  children: ReactNode;
}

/** Shows the wish at once and takes it back when it could not be saved. */
function Preference({ saved, change, title, onSaved, children }: PreferenceProps) {
  const toasts = useToasts();
  const { revalidate } = useRevalidator();
  const [wished, setWished] = useState<boolean | null>(null);
  async function save(isOn: boolean) {
    setWished(isOn);
    try {
      const api = await browserApi();
      await api.updatePreferences({ body: change(isOn) });
      await revalidate();
      toasts.show('Saved.', { type: 'success' });
      onSaved?.(isOn);
    } catch (error) {
      toasts.show(readProblem(error).message);
    } finally {
      setWished(null);
    }
  }
  return (
    <Switch
      checked={wished ?? saved}
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
