import { parseArgs } from 'node:util';
import { roles, type Role } from '@playloom/api-contract';
import { systemClock } from '../clock.ts';
import { setRole } from '../platform/operator/setRole.ts';
import { deleteTwoFactor } from '../platform/two-factor/setUpTwoFactor.ts';
import { migrateDatabase } from '../storage/migrate.ts';
import { openDatabase } from '../storage/openDatabase.ts';
import { findUserByName } from '../storage/userQueries.ts';
import { CommandError } from './CommandError.ts';
import { runCliCommand, useDatabase } from './runCliCommand.ts';

const USAGE =
  'Say whom: npm run operator -- <username> [operator|moderator|user] [--reset-two-factor]. Without a role it is operator.';

interface OperatorOptions {
  username: string;
  role: Role;
  resetsTwoFactor: boolean;
}

/** `npm run operator -- ada`: makes the first operator, or helps one who lost the phone with the codes. */
process.exitCode = await runCliCommand(async ({ config, log, args, print }) => {
  const { username, role, resetsTwoFactor } = parseOptions(args);
  await useDatabase({ config, log }, async (url) => {
    await migrateDatabase(url);
    const { db, close } = openDatabase(url, log);
    try {
      const user = await findUserByName(db, username);
      if (!user) throw new CommandError(`There is no user ${username}. Sign up first, then run this again.`);
      await db.transaction(async (tx) => {
        await setRole(tx, { actorId: null, user, role, reason: 'By command', now: systemClock.now() });
        if (resetsTwoFactor) await deleteTwoFactor(tx, user.id);
      });
      print(`${user.username} has the role ${role}.`);
      if (resetsTwoFactor) print('Two-factor login is off until it is set up again.');
      if (role !== 'user')
        print(`The console is at ${config.publicUrl}/operator; it asks for two-factor login.`);
    } finally {
      await close();
    }
  });
});

function parseOptions(args: string[]): OperatorOptions {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { 'reset-two-factor': { type: 'boolean', default: false } },
    });
    const [username, role = 'operator'] = positionals;
    if (!username || positionals.length > 2 || !isRole(role)) throw new CommandError(USAGE);
    return { username, role, resetsTwoFactor: values['reset-two-factor'] };
  } catch {
    throw new CommandError(USAGE);
  }
}

function isRole(text: string): text is Role {
  return (roles as readonly string[]).includes(text);
}
