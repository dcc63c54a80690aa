import { describe, expect, it } from 'vitest';
import type { Config } from '../process/config.ts';
import { composeAddressInUseMail } from '../areas/identity/settings/composeAddressInUseMail.ts';
import { composeClaimantMail } from '../areas/community/copyright/composeClaimantMail.ts';
import { composeClaimedGameMail } from '../areas/community/copyright/composeClaimedGameMail.ts';
import { composeAccountDeletedMail } from '../areas/operations/account-data/composeAccountDeletedMail.ts';
import { composePayoutMail } from '../areas/operations/operator/composePayoutMail.ts';
import { composeDeletionCanceledMail } from '../areas/operations/account-data/composeDeletionCanceledMail.ts';
import { composeDeletionScheduledMail } from '../areas/operations/account-data/composeDeletionScheduledMail.ts';
import { composeEmailChangedMail } from '../areas/identity/settings/composeEmailChangedMail.ts';
import { composeEmailChangeMail } from '../areas/identity/settings/composeEmailChangeMail.ts';
import { composeEmailChangeNotice } from '../areas/identity/settings/composeEmailChangeNotice.ts';
import { composeAccountExistsMail } from '../areas/identity/accounts/composeAccountExistsMail.ts';
import { composeNoAccountMail } from '../areas/identity/accounts/composeNoAccountMail.ts';
import { composePasswordChangedMail } from '../areas/identity/credentials/composePasswordChangedMail.ts';
import { composePinMail } from '../areas/identity/accounts/composePinMail.ts';
import { composePasswordResetMail } from '../areas/identity/accounts/composePasswordResetMail.ts';
import { composeTwoFactorMail } from '../areas/identity/two-factor/composeTwoFactorMail.ts';
import { composeWalletMail } from '../areas/identity/wallets/composeWalletMail.ts';

const config = { publicUrl: 'https://loom.example', operatorEmail: 'operator@loom.example' } as Config;
const ada = { to: 'ada@example.org', username: 'ada' };
const link = 'https://loom.example/x/token';
const claim = { to: ada.to, number: 7, title: 'Fox run' };

const mails = {
  pin: composePinMail(config, { ...ada, pin: '012345', link }),
  known: composeAccountExistsMail(config, ada),
  reset: composePasswordResetMail(config, { ...ada, link }),
  noAccount: composeNoAccountMail(config, ada),
  passwordChanged: composePasswordChangedMail(config, ada),
  emailChange: composeEmailChangeMail(config, { ...ada, link }),
  addressInUse: composeAddressInUseMail(config, ada),
  emailNotice: composeEmailChangeNotice(config, { ...ada, newEmail: 'new@example.org' }),
  emailChanged: composeEmailChangedMail(config, { ...ada, newEmail: 'new@example.org' }),
  deletion: composeDeletionScheduledMail(config, { ...ada, deleteAfter: new Date('2026-03-18T12:00:00Z') }),
  deletionCanceled: composeDeletionCanceledMail(config, ada),
  twoFactorOn: composeTwoFactorMail(config, { ...ada, isOn: true }),
  twoFactorOff: composeTwoFactorMail(config, { ...ada, isOn: false }),
  walletLinked: composeWalletMail(config, { ...ada, address: '0x12', isLinked: true }),
  walletUnlinked: composeWalletMail(config, { ...ada, address: '0x12', isLinked: false }),
  deleted: composeAccountDeletedMail(config, ada),
  payout: composePayoutMail(config, {
    to: ada.to,
    coins: 10_000,
    state: 'paid',
    decision: 'Transfer 7',
    isSandbox: true,
  }),
  claimReject: composeClaimantMail(config, { ...claim, update: 'reject', reason: 'Not your work' }),
  claimCounterNotice: composeClaimantMail(config, { ...claim, update: 'counter_notice' }),
  claimedGame: composeClaimedGameMail(config, {
    ...claim,
    claimant: 'Paula',
    decision: 'remove',
    reason: 'Same fox',
    link,
  }),
};

describe.each(Object.entries(mails))('the %s mail', (_name, mail) => {
  it('says the same in text and HTML, from Playloom', () => {
    expect(mail.to).toBe('ada@example.org');
    expect(mail.subject).toContain('Playloom');
    const visibleText = readVisibleText(mail.html);
    for (const paragraph of mail.text.split('\n\n').slice(0, -1)) {
      for (const line of paragraph.split('\n')) expect(visibleText).toContain(line.replace(/^PIN: |:$/g, ''));
    }
    expect(mail.html).toContain('src="https://loom.example/icon-192.png"');
    expect(mail.html).toMatch(/^<!doctype html>\n<html lang="en">/);
  });

  it('keeps secrets out of the subject, which is logged', () => {
    expect(mail.subject).not.toMatch(/012345|token/);
  });

  it('sets a background with every text color', () => {
    expect(mail.html).toContain('bgcolor="#0f1224"');
    expect(mail.html).toContain('bgcolor="#141831"');
  });
});

it('shows the PIN large and the link as a button, and says how long they are valid', () => {
  const { text, html } = mails.pin;
  expect(text).toMatch(/^PIN: 012345$/m);
  expect(text).toContain(link);
  expect(text).toContain('10 minutes');
  expect(html).toMatch(/font:700 40px[^>]*>012345</);
  expect(html).toContain(`<a href="${link}"`);
});

it('names the link it asks to open', () => {
  expect(mails.pin.link).toBe(link);
  expect(mails.reset.link).toBe(link);
  expect(mails.emailChange.link).toBe(link);
  expect(mails.known.link).toBe('https://loom.example/?login=open');
  expect(mails.deletion.link).toBe('https://loom.example/user/ada/profile');
  expect(mails.noAccount.link).toBeUndefined();
  expect(mails.claimedGame.link).toBe(link);
});

it('says when an account will be deleted', () => {
  expect(mails.deletion.subject).toContain('deleted on March 18, 2026');
  expect(mails.deletion.text).toContain('March 18, 2026 at 12:00 UTC');
});

function readVisibleText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
