import display from './fonts/bricolage-grotesque-display.woff2?url';
import body from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';

/** The two faces every page shows; a page that preloads them does not jump when they arrive. */
export const fontFiles = [body, display];
