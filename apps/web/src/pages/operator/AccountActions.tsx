import { roles, type AccountView, type Role } from '@playloom/api-contract';
import { Button } from '@playloom/design-system';
import { useState } from 'react';
import { browserApi } from '../../session/browserApi.ts';
import { AccountValueDialog } from './AccountValueDialog.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';

type Act =
  | { kind: 'sessions' | 'two-factor' | 'pardon' }
  | { kind: 'ban' | 'mute'; days?: number }
  | { kind: 'role'; role: Role };
type Value = 'coins' | 'birth date';

const WEEK_DAYS = 7;

interface AccountActionsProps {
  account: AccountView;
  isOwn: boolean;
  isOperator: boolean;
}

/** What can be done to an account; what would be refused is not offered. */
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
          <Button size="sm" onClick={() => setValue('birth date')}>
            Correct birth date
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
      {value && <AccountValueDialog account={account} value={value} onClose={() => setValue(null)} />}
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
    [sanctions.length > 0, 'Pardon', { kind: 'pardon' }],
    [isOperator, 'End sessions', { kind: 'sessions' }],
    [isOperator && !isOwn && hasTwoFactor, 'Reset two-factor login', { kind: 'two-factor' }],
    ...roles.map((other): [boolean, string, Act] => [
      isOperator && !isOwn && other !== role,
      `Make ${other}`,
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
        description: 'They are signed out, leave every room at once and cannot come back until it ends.',
        confirmText: 'Ban',
        doneText: `${username} is banned.`,
      };
    case 'mute':
      return {
        title: `Mute ${username}${act.days ? ' for a week' : ''}?`,
        description: 'They can go on playing, and write nothing until it ends.',
        confirmText: 'Mute',
        doneText: `${username} is muted.`,
      };
    case 'pardon':
      return {
        title: `Pardon ${username}?`,
        description: 'Bans and mutes on the whole platform end; those of single games stay.',
        confirmText: 'Pardon',
        doneText: `${username} is pardoned.`,
      };
    case 'sessions':
      return {
        title: `Sign ${username} out?`,
        description: 'Every device has to log in again.',
        confirmText: 'End sessions',
        doneText: `${username} is signed out everywhere.`,
      };
    case 'two-factor':
      return {
        title: `Reset two-factor login of ${username}?`,
        description: 'Their password alone opens the account again. Be sure that it is the owner who asks.',
        confirmText: 'Reset',
        doneText: 'Two-factor login is off.',
      };
    case 'role':
      return {
        title: `Make ${username} ${act.role}?`,
        description: ROLE_MEANINGS[act.role],
        confirmText: `Make ${act.role}`,
        doneText: `${username} has the role ${act.role}.`,
      };
  }
}

const ROLE_MEANINGS: Record<Role, string> = {
  user: 'They lose every right in this console.',
  moderator:
    'Moderators work through reports, mute and ban users, and hide games. Addresses, coins and messages stay with operators.',
  operator: 'Operators may do all that you may.',
};

async function perform(act: Act, id: string, reason: string): Promise<void> {
  const api = await browserApi();
  const params = { id };
  const body = { reason };
  if (act.kind === 'mute') await api.muteAccount({ params, body: { reason, days: act.days } });
  else if (act.kind === 'ban') await api.banAccount({ params, body: { reason, days: act.days } });
  else if (act.kind === 'role') await api.changeRole({ params, body: { role: act.role, reason } });
  else if (act.kind === 'pardon') await api.pardonAccount({ params, body });
  else if (act.kind === 'sessions') await api.endAccountSessions({ params, body });
  else await api.resetTwoFactor({ params, body });
}
