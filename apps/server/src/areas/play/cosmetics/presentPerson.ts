import type { Cosmetic, PersonSummary } from '@playloom/api-contract';
import type { WithClock } from '../../../process/clock.ts';
import type { WithConfig } from '../../../process/config.ts';
import { computeAge } from '../../identity/users/ageBands.ts';
import { presentMinimalUser } from '../../identity/users/presentUser.ts';
import type { Wearer } from '../../identity/users/userQueries.ts';
import { PROGRESS_SHOWN_FROM } from '../achievements/limits.ts';
import { findCosmetic } from '../rewards/listEarnedCosmetics.ts';

/**
 * Presents a user among others, with the frame and emblem that they wear. Only what was earned is stored, and nothing
 * earned is lost, so it is not checked again.
 */
export function presentPerson(wearer: Wearer, { config, clock }: WithConfig & WithClock): PersonSummary {
  const person = presentMinimalUser(wearer, config);
  const age = computeAge(wearer, clock.now());
  if (age !== null && age < PROGRESS_SHOWN_FROM) return person;
  const frame = findWorn('frame', wearer.frame);
  const emblem = findWorn('emblem', wearer.emblem);
  return {
    ...person,
    ...(frame && {
      frame: { name: frame.name, source: frame.source, hue: frame.hue, pattern: frame.pattern },
    }),
    ...(emblem && {
      emblem: { name: emblem.name, source: emblem.source, hue: emblem.hue, icon: emblem.icon },
    }),
  };
}

function findWorn(kind: Cosmetic['kind'], id: string | null): Cosmetic | null {
  const cosmetic = id === null ? null : findCosmetic(id);
  return cosmetic?.kind === kind ? cosmetic : null;
}
