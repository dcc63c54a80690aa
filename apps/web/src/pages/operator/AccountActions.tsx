import { roles, type AccountView, type Role } from '@playloom/api-contract';
import { Button } from '@playloom/design-system';
import { useState } from 'react';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import { AccountFieldDialog } from './AccountFieldDialog.tsx';
import { ReasonDialog } from '@playloom/site/moderation/ReasonDialog.tsx';

type Act =
  | { kind: 'sessions' | 'two-factor' | 'pardon' }
  | { kind: 'ban' | 'mute'; days?: number }
  | { kind: 'role'; role: Role };
type Value = 'coins' | 'date of birth';

const WEEK_DAYS = 7;

interface AccountActionsProps {
  account: AccountView;
  isOwn: boolean;
  isOperator: boolean;
}

/** Actions on an account. Actions that the server would reject are not shown. */
export function AccountActions({ account, isOwn, isOperator }: AccountActionsProps) {
  const [act, setAct] = useState<Act | null>(null);
  const [value, setValue] = useState<Value | null>(null);
  const { id, username } = account;
  const offers = listOffers({ account, isOwn, isOperator });
  return (
    <div className="flex flex-wrap gap-2">
      {offers.map(([label, offered]) => (
        <Button key={label} size="sm" onClick={() => setAct(offered)}>
          {label}
        </Button>
      ))}
      {isOperator && (
        <>
          <Button size="sm" onClick={() => setValue('coins')}>
            Adjust coins
          </Button>
          <Button size="sm" onClick={() => setValue('date of birth')}>
            Correct date of birth
          </Button>
        </>
      )}
      {act && (
        <ReasonDialog
          open
          onClose={() => setAct(null)}
          {...describeAct(act, username)}
          act={(reason) => perform(act, id, reason)}
        />
      )}
      {value && <AccountFieldDialog account={account} value={value} onClose={() => setValue(null)} />}
    </div>
  );
}

function listOffers({ account, isOwn, isOperator }: AccountActionsProps): [string, Act][] {
  const { role, hasTwoFactor, sanctions } = account;
  const canBan = !isOwn && (isOperator || role === 'user');
  const offers: [boolean, string, Act][] = [
    [canBan, 'Ban', { kind: 'ban' }],
    [canBan, 'Ban for a week', { kind: 'ban', days: WEEK_DAYS }],
    [canBan, 'Mute', { kind: 'mute' }],
    [canBan, 'Mute for a week', { kind: 'mute', days: WEEK_DAYS }],
    [sanctions.length > 0, 'Lift bans and mutes', { kind: 'pardon' }],
    [isOperator, 'Log out all devices', { kind: 'sessions' }],
    [isOperator && !isOwn && hasTwoFactor, 'Reset two-factor login', { kind: 'two-factor' }],
    ...roles.map((other): [boolean, string, Act] => [
      isOperator && !isOwn && other !== role,
      `Change role to ${other}`,
      { kind: 'role', role: other },
    ]),
  ];
  return offers.flatMap(([isOffered, label, act]) => (isOffered ? [[label, act]] : []));
}

function describeAct(act: Act, username: string) {
  switch (act.kind) {
    case 'ban':
      return {
        title: `Ban ${username}${act.days ? ' for a week' : ''}?`,
        description: 'They are logged out, removed from all rooms, and can’t log in until the ban ends.',
        confirmText: 'Ban',
        doneText: `${username} was banned.`,
      };
    case 'mute':
      return {
        title: `Mute ${username}${act.days ? ' for a week' : ''}?`,
        description: 'They can keep playing but can’t chat or post until the mute ends.',
        confirmText: 'Mute',
        doneText: `${username} was muted.`,
      };
    case 'pardon':
      return {
        title: `Lift ${username}’s bans and mutes?`,
        description:
          'This ends platform-wide bans and mutes. Bans and mutes in individual games stay in place.',
        confirmText: 'Lift bans and mutes',
        doneText: `${username}’s bans and mutes were lifted.`,
      };
    case 'sessions':
      return {
        title: `Log ${username} out of all devices?`,
        description: 'They’ll have to log in again on each device.',
        confirmText: 'Log out all devices',
        doneText: `${username} was logged out of all devices.`,
      };
    case 'two-factor':
      return {
        title: `Reset ${username}’s two-factor login?`,
        description:
          'They can then log in with only their password. Make sure the request comes from the account owner.',
        confirmText: 'Reset',
        doneText: 'Two-factor login was reset.',
      };
    case 'role':
      return {
        title: `Make ${username} ${ROLE_NAMES[act.role]}?`,
        description: ROLE_MEANINGS[act.role],
        confirmText: `Change role to ${act.role}`,
        doneText: `${username} is now ${ROLE_NAMES[act.role]}.`,
      };
  }
}

const ROLE_NAMES: Record<Role, string> = {
  user: 'a user',
  moderator: 'a moderator',
  operator: 'an operator',
};

const ROLE_MEANINGS: Record<Role, string> = {
  user: 'They lose access to this console.',
  moderator:
    'Moderators handle reports, mute and ban users, and hide games. They can’t see email addresses, coins, or messages.',
  operator: 'Operators have the same permissions as you.',
};

async function perform(act: Act, id: string, reason: string): Promise<void> {
  const api = await loadBrowserApi();
  const params = { id };
  const body = { reason };
  if (act.kind === 'mute') await api.muteAccount({ params, body: { reason, days: act.days } });
  else if (act.kind === 'ban') await api.banAccount({ params, body: { reason, days: act.days } });
  else if (act.kind === 'role') await api.changeRole({ params, body: { role: act.role, reason } });
  else if (act.kind === 'pardon') await api.pardonAccount({ params, body });
  else if (act.kind === 'sessions') await api.endAccountSessions({ params, body });
  else await api.resetTwoFactor({ params, body });
}
