/** An id that matches no row. */
export const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';

/** Who may call an endpoint, and the fields of a valid example call. */
export interface AccessRow {
  /** Whether visitors who are not logged in pass the access check. Other tests cover what happens after it. */
  anonymous: 'may' | 'must log in';
  /** Set for endpoints that only moderators or operators with two-factor login may call. */
  staff?: 'moderator' | 'operator';
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
}
