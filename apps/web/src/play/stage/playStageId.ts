/** Id of the stage. While it is in view, the dock with the second Play button is hidden. */
export const PLAY_STAGE_ID = 'play-stage';
