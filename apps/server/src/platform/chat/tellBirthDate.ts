import { BirthDateImpossible, BirthDateKnown } from '../../http/errors.ts';
import type { Services } from '../../services.ts';
import { setFirstBirthDate } from '../../storage/userQueries.ts';
import type { UserRow } from '../../storage/sessionQueries.ts';
import { readAge } from './ageBands.ts';
import { AGE_MAX } from './limits.ts';

/** Asked once: whoever could try again would find out what to answer. */
export async function tellBirthDate(
  { db, clock }: Services,
  user: UserRow,
  birthDate: string,
): Promise<void> {
  const age = readAge({ birthDate }, clock.now());
  if (age === null || age < 0 || age > AGE_MAX) throw BirthDateImpossible();
  if (!(await setFirstBirthDate(db, user.id, birthDate))) throw BirthDateKnown();
}
