import { parseArgs } from 'node:util';
import { roles, type Role } from '@playloom/api-contract';
import { systemClock } from '../clock.ts';
import { setRole } from '../platform/operator/setRole.ts';
import { forgetTwoFactor } from '../platform/two-factor/setUpTwoFactor.ts';
import { migrateDatabase } from '../storage/migrate.ts';
import { openDatabase } from '../storage/openDatabase.ts';
import { findUserByName } from '../storage/userQueries.ts';
import { CommandRefused } from './CommandRefused.ts';
import { runCommand, useDatabase } from './runCommand.ts';

const USAGE =
  'Say whom: npm run operator -- <username> [operator|moderator|user] [--reset-two-factor]. Without a role it is operator.';

interface Wish {
  username: string;
  role: Role;
  resetsTwoFactor: boolean;
}

/** `npm run operator -- ada`: makes the first operator, or helps one who lost the phone with the codes. */
process.exitCode = await runCommand(async ({ config, log, args, say }) => {
  const { username, role, resetsTwoFactor } = readWish(args);
  await useDatabase({ config, log }, async (url) => {
    await migrateDatabase(url);
    const { db, close } = openDatabase(url, log);
    try {
      const user = await findUserByName(db, username);
      if (!user)
        throw new CommandRefused(`There is no user ${username}. Sign up first, then run this again.`);
      await db.transaction(async (tx) => {
        await setRole(tx, { actorId: null, user, role, reason: 'By command', now: systemClock.now() });
        if (resetsTwoFactor) await forgetTwoFactor(tx, user.id);
      });
      say(`${user.username} has the role ${role}.`);
      if (resetsTwoFactor) say('Two-factor login is off until it is set up again.');
      if (role !== 'user')
        say(`The console is at ${config.publicUrl}/operator; it asks for two-factor login.`);
    } finally {
      await close();
    }
  });
});

function readWish(args: string[]): Wish {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { 'reset-two-factor': { type: 'boolean', default: false } },
    });
    const [username, role = 'operator'] = positionals;
    if (!username || positionals.length > 2 || !isRole(role)) throw new CommandRefused(USAGE);
    return { username, role, resetsTwoFactor: values['reset-two-factor'] };
  } catch {
    throw new CommandRefused(USAGE);
  }
}

function isRole(word: string): word is Role {
  return (roles as readonly string[]).includes(word);
}
