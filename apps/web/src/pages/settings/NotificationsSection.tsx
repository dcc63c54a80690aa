import type { User } from '@playloom/api-contract';
import { AutosaveSwitch } from '@playloom/site/forms/AutosaveSwitch.tsx';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import { useAskForPush } from '../../push/usePush.ts';
import { SettingsSection } from './SettingsSection.tsx';

type Preferences = { marketingOptIn?: boolean; receiveNotificationsFrom?: 'EVERYONE' | 'DISABLED' };

export function NotificationsSection({ user }: { user: User }) {
  const ask = useAskForPush();
  const isPushOn = user.notificationPreferences.receiveNotificationsFrom !== 'DISABLED';
  return (
    <SettingsSection id="notifications" title="Notifications" lead="Changes are saved immediately.">
      <div className="grid gap-6">
        <AutosaveSwitch
          saved={user.marketingOptIn}
          save={(isOn) => savePreferences({ marketingOptIn: isOn })}
          title="Email newsletter"
        >
          Occasional product updates. You always get emails about your account.
        </AutosaveSwitch>
        <AutosaveSwitch
          saved={isPushOn}
          save={(isOn) => savePreferences({ receiveNotificationsFrom: isOn ? 'EVERYONE' : 'DISABLED' })}
          title="Push notifications"
          onSaved={(isOn) => (isOn ? void ask() : undefined)}
        >
          Notifications on your devices while Playloom is closed, if your browser allows them.
        </AutosaveSwitch>
      </div>
    </SettingsSection>
  );
}

async function savePreferences(body: Preferences): Promise<void> {
  const api = await loadBrowserApi();
  await api.updatePreferences({ body });
}
