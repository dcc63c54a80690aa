/** The guest name field, focused when the guest has to choose another name. */
export const GUEST_FIELD = 'guest-name';
/** The stage; while it is in view, the dock with Play is hidden. */
export const PLAY_BUTTON = 'play-stage';
