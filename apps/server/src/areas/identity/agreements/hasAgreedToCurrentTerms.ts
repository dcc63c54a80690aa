import type { AgreementVersions } from './agreementQueries.ts';
import type { UserRow } from '../../../storage/schema.ts';

/**
 * Whether the user has agreed to the current versions. Compares numbers instead of dates, because the clocks of two
 * processes can differ.
 */
export function hasAgreedToCurrentTerms(
  { termsApprovedAt, tosVersion, ppVersion }: UserRow,
  current: AgreementVersions,
): boolean {
  return termsApprovedAt !== null && tosVersion >= current.tos && ppVersion >= current.pp;
}
