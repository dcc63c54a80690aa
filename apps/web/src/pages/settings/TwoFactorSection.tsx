import type { AccountSettings } from '@playloom/api-contract';
import { Badge, Button, Modal } from '@playloom/design-system';
import { useState } from 'react';
import { Link } from 'react-router';
import { useDateFormat } from '@playloom/site/time/useDateFormat.ts';
import { SettingsSection } from './SettingsSection.tsx';
import { DisableTwoFactorForm } from './two-factor/DisableTwoFactorForm.tsx';
import { TwoFactorSetUp } from './two-factor/TwoFactorSetUp.tsx';

type TwoFactorSectionProps = Pick<AccountSettings, 'twoFactor' | 'role'>;

const LEAD = 'Protect your account with a code from your phone in addition to your password.';

export function TwoFactorSection({ twoFactor, role }: TwoFactorSectionProps) {
  const [open, setOpen] = useState<'set-up' | 'stop' | null>(null);
  const close = () => setOpen(null);
  const dates = useDateFormat();
  const { since, recoveryCodesLeft } = twoFactor;
  return (
    <SettingsSection id="two-factor" title="Two-factor login" lead={LEAD}>
      <div className="grid justify-items-start gap-4">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-text-2">
          <Badge tone={since ? 'mint' : 'neutral'}>{since ? 'On' : 'Off'}</Badge>
          {since
            ? `Turned on ${dates.date(since)}. You have ${recoveryCodesLeft} recovery ${recoveryCodesLeft === 1 ? 'code' : 'codes'} left.`
            : 'You don’t need a code to log in.'}
        </p>
        <div className="flex flex-wrap gap-3">
          {since ? (
            <Button onClick={() => setOpen('stop')}>Turn off</Button>
          ) : (
            <Button variant={role === 'user' ? 'secondary' : 'primary'} onClick={() => setOpen('set-up')}>
              Set up two-factor login
            </Button>
          )}
          {role !== 'user' && (
            <Button asChild>
              <Link to="/operator">Operator console</Link>
            </Button>
          )}
        </div>
      </div>
      <Modal
        open={open === 'set-up'}
        onOpenChange={(next) => next || close()}
        title="Set up two-factor login"
        description="You need an authenticator app on your phone and a safe place for ten recovery codes."
      >
        <TwoFactorSetUp onDone={close} />
      </Modal>
      <Modal
        open={open === 'stop'}
        onOpenChange={(next) => next || close()}
        title="Turn off two-factor login?"
        description="You’ll no longer need a code to log in."
      >
        <DisableTwoFactorForm onDone={close} />
      </Modal>
    </SettingsSection>
  );
}
