import display from './bricolage-grotesque-display.woff2?url';
import body from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';

/** The two fonts that every page uses. They are preloaded to avoid a layout shift. */
export const fontFiles = [body, display];
