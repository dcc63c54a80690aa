/** What a game uses of a browser, and a frame has only where the page around it says so. */
export const FRAME_ALLOWANCE = 'autoplay; fullscreen; gamepad; clipboard-write; screen-wake-lock';
