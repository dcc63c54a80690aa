import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import bricolage from './fonts/bricolage-grotesque-display.woff2?url';

/** For the head of the document: asks for the two faces of every page before the style sheet is read. */
export function FontPreloads() {
  return (
    <>
      {[bricolage, figtree].map((href) => (
        <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
      ))}
    </>
  );
}
