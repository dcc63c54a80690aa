/** An id that matches no row. */
export const NO_ID = '00000000-0000-4000-8000-000000000000';

/** Who may make a call, with a well-formed example. */
export interface AccessRow {
  /** Who passes the access check; other tests cover what happens after it. */
  anonymous: 'may' | 'must log in';
  /** Only for moderators and operators with two-factor login. */
  staff?: 'moderator' | 'operator';
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
}
