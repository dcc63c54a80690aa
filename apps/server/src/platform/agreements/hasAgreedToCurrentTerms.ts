import type { AgreementVersions } from '../../storage/agreementQueries.ts';
import type { UserRow } from '../../storage/sessionQueries.ts';

/** Version numbers are compared, not dates: they are right even when the clocks of two processes differ. */
export function hasAgreedToCurrentTerms(
  { termsApprovedAt, tosVersion, ppVersion }: UserRow,
  current: AgreementVersions,
): boolean {
  return termsApprovedAt !== null && tosVersion >= current.tos && ppVersion >= current.pp;
}
