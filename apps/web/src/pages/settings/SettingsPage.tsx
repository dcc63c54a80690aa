import { Avatar, LinkText } from '@playloom/design-system';
import { Link } from 'react-router';
import { BlockedSection } from './BlockedSection.tsx';
import { HasPasswordContext } from '@playloom/site/forms/CurrentPassword.tsx';
import { DataSection } from './DataSection.tsx';
import { DeletionBanner } from './DeletionBanner.tsx';
import { DeletionSection } from './DeletionSection.tsx';
import { EmailForm } from './EmailForm.tsx';
import { NotificationsSection } from './NotificationsSection.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { ProfileImageForm } from './ProfileImageForm.tsx';
import type { SettingsPageData } from './SettingsPageData.ts';
import { SessionsSection } from './SessionsSection.tsx';
import { SettingsNav } from './SettingsNav.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { TwoFactorSection } from './TwoFactorSection.tsx';
import { UnsavedChanges } from './UnsavedChanges.tsx';
import { WalletsSection } from './WalletsSection.tsx';

const NAV_ITEMS = [
  { id: 'profile', title: 'Profile' },
  { id: 'account', title: 'Account' },
  { id: 'two-factor', title: 'Two-factor login' },
  { id: 'wallets', title: 'Wallets' },
  { id: 'notifications', title: 'Notifications' },
  { id: 'sessions', title: 'Sessions' },
  { id: 'blocked', title: 'Blocked users' },
  { id: 'data', title: 'Your data' },
  { id: 'deletion', title: 'Delete account' },
];

const ACCOUNT_LEADS = {
  password: 'Changing your email or password requires your current password.',
  wallet: 'You can change your email or password within 10 minutes of logging in with your wallet.',
};

export function SettingsPage({ settings, sessions, blocks, now }: SettingsPageData) {
  const { user, email, pendingEmail, deletionScheduledFor } = settings;
  const { username, profilePicture } = user.local;
  return (
    <main id="main" className="page-wrap pt-10 pb-(--section-gap) desk:pt-14">
      <header className="mb-8 flex items-center gap-5 desk:mb-11">
        <Avatar name={username} src={profilePicture} size={72} />
        <div className="min-w-0">
          <h1 className="text-title">Settings</h1>
          <p className="mt-2 truncate text-text-2">
            Logged in as{' '}
            <LinkText asChild>
              <Link to={`/user/${username}`}>{username}</Link>
            </LinkText>
          </p>
        </div>
      </header>
      {deletionScheduledFor && <DeletionBanner scheduledFor={deletionScheduledFor} />}
      <HasPasswordContext key={String(settings.hasPassword)} value={settings.hasPassword}>
        <UnsavedChanges>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6 desk:grid-cols-[180px_minmax(0,1fr)] desk:gap-10">
            <SettingsNav items={NAV_ITEMS} />
            <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
              <SettingsSection id="profile" title="Profile" lead="Shown next to your username.">
                <ProfileImageForm user={user} />
              </SettingsSection>
              <SettingsSection
                id="account"
                title="Account"
                lead={ACCOUNT_LEADS[settings.hasPassword ? 'password' : 'wallet']}
              >
                <EmailForm email={email} pendingEmail={pendingEmail} />
                <hr className="my-8 border-line" />
                <PasswordForm username={username} email={email} />
              </SettingsSection>
              <TwoFactorSection twoFactor={settings.twoFactor} role={settings.role} />
              <WalletsSection wallets={settings.wallets} />
              <NotificationsSection user={user} />
              <SessionsSection sessions={sessions} now={now} />
              <BlockedSection blocks={blocks} />
              <DataSection username={username} />
              <DeletionSection username={username} scheduledFor={deletionScheduledFor} />
            </div>
          </div>
        </UnsavedChanges>
      </HasPasswordContext>
    </main>
  );
}
