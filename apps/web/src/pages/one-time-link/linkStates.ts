/** Why a one-time link doesn't work. */
export type InvalidLinkReason = 'used' | 'expired' | 'unknown';

const BY_ERROR: Partial<Record<string, InvalidLinkReason>> = {
  link_used: 'used',
  link_expired: 'expired',
  link_unknown: 'unknown',
};

/** Returns why the link is invalid, or null for other errors, after which the user can try again. */
export function readInvalidLinkReason(errorId: string | undefined): InvalidLinkReason | null {
  return (errorId !== undefined && BY_ERROR[errorId]) || null;
}
