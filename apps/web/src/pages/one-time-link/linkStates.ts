/** What a one-time link can be, besides open. */
export type InvalidLinkReason = 'used' | 'expired' | 'unknown';

const BY_ERROR: Partial<Record<string, InvalidLinkReason>> = {
  link_used: 'used',
  link_expired: 'expired',
  link_unknown: 'unknown',
};

/** Whether an error says that the link itself is of no more use; others may be tried again. */
export function readInvalidLinkReason(errorId: string | undefined): InvalidLinkReason | null {
  return (errorId !== undefined && BY_ERROR[errorId]) || null;
}
