/** The field with the guest's name, for whoever has to choose another one. */
export const GUEST_FIELD = 'guest-name';
/** The stage in the page: while it is in view, Play is within reach. */
export const PLAY_BUTTON = 'play-stage';
