import { parseArgs } from 'node:util';
import { roles, type Role } from '@playloom/api-contract';
import { systemClock } from '../process/clock.ts';
import type { Config } from '../process/config.ts';
import { setRole } from '../areas/operations/operator/setRole.ts';
import { deleteTwoFactor } from '../areas/identity/two-factor/setUpTwoFactor.ts';
import { migrateDatabase } from '../jobs/migrateDatabase.ts';
import { openDatabase } from '../storage/openDatabase.ts';
import { findUserByName } from '../areas/identity/users/userQueries.ts';
import { CommandError } from '../process/CommandError.ts';
import { runCliCommand, withDatabaseUrl } from './runCliCommand.ts';
import { toUsageError, UsageError } from './UsageError.ts';

interface OperatorOptions {
  username: string;
  role: Role;
  resetsTwoFactor: boolean;
}

/**
 * `npm run operator -- ada`: creates the first operator, or resets two-factor login for an operator who lost
 * their phone.
 */
process.exitCode = await runCliCommand(async ({ config, log, args, print }) => {
  const { username, role, resetsTwoFactor } = parseOptions(args);
  await withDatabaseUrl({ config, log }, async (url) => {
    await migrateDatabase(url);
    const { db, close } = openDatabase(url, log);
    try {
      const user = await findUserByName(db, username);
      if (!user)
        throw new CommandError(`User ${username} not found. Sign up first, then run this command again.`);
      await db.transaction(async (tx) => {
        await setRole(tx, {
          actorId: null,
          user,
          role,
          reason: 'Set with npm run operator',
          now: systemClock.now(),
        });
        if (resetsTwoFactor) await deleteTwoFactor(tx, user.id);
      });
      print(`${user.username} now has the role ${role}.`);
      if (resetsTwoFactor)
        print('Two-factor login is now off. The user can set it up again in the settings.');
      if (role !== 'user')
        print(`The operator console is at ${describeConsoleAddress(config)}. It requires two-factor login.`);
    } finally {
      await close();
    }
  });
});

/** Without PUBLIC_URL, this command can't know the port on which the server runs. */
function describeConsoleAddress({ isPublicUrlGiven, publicUrl }: Config): string {
  return isPublicUrlGiven ? `${publicUrl}/operator` : '/operator on your site';
}

function parseOptions(args: string[]): OperatorOptions {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { 'reset-two-factor': { type: 'boolean', default: false } },
    });
    const [username, role = 'operator'] = positionals;
    if (username === undefined) throw new UsageError('operator', 'Missing <username>.');
    if (positionals.length > 2) throw new UsageError('operator', `Unexpected argument ${positionals[2]}.`);
    if (!isRole(role))
      throw new UsageError('operator', `Unknown role ${role}. Use operator, moderator, or user.`);
    return { username, role, resetsTwoFactor: values['reset-two-factor'] };
  } catch (error) {
    throw toUsageError('operator', error);
  }
}

function isRole(text: string): text is Role {
  return (roles as readonly string[]).includes(text);
}
