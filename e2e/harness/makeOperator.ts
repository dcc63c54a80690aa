import { askDatabase } from './askDatabase.ts';
import type { Account } from './createAccount.ts';

/** Makes somebody an operator past the command; with `twoFactor` the console is open to them at once. */
export async function makeOperator({ username }: Account, { twoFactor = true } = {}): Promise<void> {
  await askDatabase(
    `update users set role = 'operator', two_factor_since = ${twoFactor ? 'now()' : 'null'} where username = '${username}'`,
  );
}
