import display from './bricolage-grotesque-english.woff2?url';
import body from './figtree-english.woff2?url';

/** The two fonts that every page uses. They are preloaded to avoid a layout shift. */
export const fontFiles = [body, display];
