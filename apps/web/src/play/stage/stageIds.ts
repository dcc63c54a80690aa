/** Marks the field for the guest's name, which gets focus when the guest has to choose another name. */
export const GUEST_FIELD = 'guest-name';
/** Id of the stage. While it is in view, the dock with the second Play button is hidden. */
export const PLAY_BUTTON = 'play-stage';
