import { hash, verify } from '@node-rs/argon2';
import { randomBytes } from 'node:crypto';
import { createConcurrencyLimiter } from '../../../files/createConcurrencyLimiter.ts';
import { ServiceUnavailable } from '../../../http/errors.ts';

/** argon2id with the costs that OWASP recommends: 19 MiB, two passes, one lane. */
const ARGON2_COSTS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const AT_ONCE = 2;
/** With a longer queue, requests would time out before their turn. */
const MAX_WAITING = 200;

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /**
   * With `null`, for an account that does not exist, takes as long as with a hash, so that the response time
   * reveals nothing.
   */
  verify(storedHash: string | null, password: string): Promise<boolean>;
}

type Argon2 = Pick<typeof import('@node-rs/argon2'), 'hash' | 'verify'>;

/** Hashes at most two passwords at once: each takes 19 MiB and a full core. */
export function createPasswordHasher(argon2: Argon2 = { hash, verify }): PasswordHasher {
  const turns = createConcurrencyLimiter({ maxConcurrent: AT_ONCE, maxQueued: MAX_WAITING });
  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    const turn = turns.run(work);
    if (!turn) throw ServiceUnavailable();
    return turn;
  };
  const hashPassword = (password: string) => inTurn(() => argon2.hash(normalize(password), ARGON2_COSTS));
  const nobody = argon2.hash(randomBytes(32), ARGON2_COSTS);
  nobody.catch(() => undefined);
  return {
    hash: hashPassword,
    async verify(storedHash, password) {
      const compareWith = storedHash ?? (await nobody);
      const matches = await inTurn(() => argon2.verify(compareWith, normalize(password)));
      return matches && storedHash !== null;
    },
  };
}

/** Keyboards and operating systems may encode the same characters differently. */
function normalize(password: string): string {
  return password.normalize('NFKC');
}

export interface WithPasswords {
  passwords: PasswordHasher;
}
