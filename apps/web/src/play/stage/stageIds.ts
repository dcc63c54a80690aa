/** Marks the field for the guest's name, which gets focus when the guest has to choose another name. */
export const GUEST_NAME_FIELD_ID = 'guest-name';
/** Id of the stage. While it is in view, the dock with the second Play button is hidden. */
export const PLAY_STAGE_ID = 'play-stage';
