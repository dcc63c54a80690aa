/** Browser features that a game uses and that an iframe gets only if the embedding page allows them. */
export const IFRAME_ALLOW = 'autoplay; fullscreen; gamepad; clipboard-write; screen-wake-lock';
