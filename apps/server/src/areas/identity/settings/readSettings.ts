import type { AccountSettings } from '@playloom/api-contract';
import type { WithConfig } from '../../../process/config.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { UserRow } from '../../../storage/schema.ts';
import { listWalletsOf } from '../wallets/walletQueries.ts';
import { presentWallet } from '../wallets/presentWallet.ts';
import { presentUser } from '../users/presentUser.ts';
import { countRecoveryCodes, findPendingEmail } from './settingsQueries.ts';

export async function readSettings(
  services: WithConfig & WithClock & WithDatabase,
  user: UserRow,
): Promise<AccountSettings> {
  const { db, clock } = services;
  return {
    user: await presentUser(services, user),
    email: user.email,
    hasPassword: user.passwordHash !== null,
    wallets: (await listWalletsOf(db, user.id)).map(presentWallet),
    pendingEmail: await findPendingEmail(db, user.id, clock.now()),
    deletionScheduledFor: user.deleteAfter?.toISOString() ?? null,
    role: user.role,
    twoFactor: {
      since: user.twoFactorSince?.toISOString() ?? null,
      recoveryCodesLeft: user.twoFactorSince ? await countRecoveryCodes(db, user.id) : 0,
    },
  };
}
