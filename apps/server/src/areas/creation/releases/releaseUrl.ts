import { addMilliseconds, HOUR_MS, type WithClock } from '../../../process/clock.ts';
import type { WithSecrets } from '../../../process/Secrets.ts';
import { isSignedText, signText } from '../../../process/signText.ts';
import { VISIBILITY_EVERYONE } from '../games/policy.ts';

/** Long, because panels of a release are fetched when they are first opened, which may be hours into a session. */
const ADDRESS_LIFE_MS = 12 * HOUR_MS;

interface Release {
  gameId: string;
  release: number;
}

/** Returns the address of the client projection of a release. It expires for games that are not public. */
export function makeReleaseUrl(
  { secrets, clock }: WithSecrets & WithClock,
  release: Release,
  visibility: number,
): string {
  const path = `/api/game-client/cached/${release.gameId}/${release.release}/`;
  if (visibility === VISIBILITY_EVERYONE) return path;
  const expires = addMilliseconds(clock.now(), ADDRESS_LIFE_MS).getTime();
  return `${path}?expires=${expires}&signature=${signText(secrets, 'release', describe(release, expires))}`;
}

/** Whether an address gives access to the release: the release is public, or the address is signed. */
export function canReadRelease(
  services: WithSecrets & WithClock,
  release: Release,
  visibility: number,
  query: { expires?: unknown; signature?: unknown },
): boolean {
  return visibility === VISIBILITY_EVERYONE || isSignedAddress(services, release, query);
}

function isSignedAddress(
  { secrets, clock }: WithSecrets & WithClock,
  release: Release,
  query: { expires?: unknown; signature?: unknown },
): boolean {
  const expires = Number(query.expires);
  if (typeof query.signature !== 'string' || !(expires > clock.now().getTime())) return false;
  return isSignedText(secrets, 'release', describe(release, expires), query.signature);
}

function describe({ gameId, release }: Release, expires: number): string {
  return `${gameId} ${release} ${expires}`;
}
