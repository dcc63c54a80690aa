/** An id that matches no row. */
export const NO_ID = '00000000-0000-4000-8000-000000000000';

/** Who may make a call, and a call of it that is well formed. */
export interface AccessRow {
  /** Who gets past the door; what happens behind it is for other tests. */
  anonymous: 'may' | 'must log in';
  /** Only for those who run the platform, with two-factor login. */
  staff?: 'moderator' | 'operator';
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
}
