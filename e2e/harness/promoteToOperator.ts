import { queryDatabase } from './queryDatabase.ts';
import type { TestAccount } from './createAccount.ts';

/**
 * Makes a user an operator in the database. With `twoFactor`, the operator can open the console without setting up
 * two-factor login.
 */
export async function promoteToOperator({ username }: TestAccount, { twoFactor = true } = {}): Promise<void> {
  await queryDatabase(
    `update users set role = 'operator', two_factor_since = ${twoFactor ? 'now()' : 'null'} where username = '${username}'`,
  );
}
