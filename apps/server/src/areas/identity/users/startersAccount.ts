/** The owner of the starter games. The username is reserved, and the account has no password. */
export const STARTERS_USERNAME = 'Playloom';
