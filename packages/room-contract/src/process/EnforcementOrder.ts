/** A moderation or account change of a user that takes effect in rooms at once. */
export interface EnforcementOrder {
  readonly userId: string;
  /** Null for the rooms of all games. */
  readonly gameId: string | null;
  /**
   * `hide`: the user has a new list of users to hide. `allow-chat`: the user has set a birth date that allows them to
   * write, unless they are muted.
   */
  readonly kind: 'ban' | 'mute' | 'hide' | 'sign-out' | 'allow-chat';
  /** For a logout: the sessions that ended. */
  readonly sessions?: readonly string[];
  readonly hides?: readonly string[];
  /** For `allow-chat`: whether links and numbers are masked for this user. */
  readonly isUnderAge?: boolean;
}
