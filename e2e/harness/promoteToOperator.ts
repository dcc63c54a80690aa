import { queryDatabase } from './queryDatabase.ts';
import type { TestAccount } from './createAccount.ts';

/** Makes somebody an operator past the command; with `twoFactor` the console is open to them at once. */
export async function promoteToOperator({ username }: TestAccount, { twoFactor = true } = {}): Promise<void> {
  await queryDatabase(
    `update users set role = 'operator', two_factor_since = ${twoFactor ? 'now()' : 'null'} where username = '${username}'`,
  );
}
