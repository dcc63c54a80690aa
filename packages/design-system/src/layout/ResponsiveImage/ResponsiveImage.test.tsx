import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ResponsiveImage } from './ResponsiveImage.tsx';

function readAttribute(markup: string, name: string): string {
  const value = new RegExp(` ${name}="([^"]*)"`, 'i').exec(markup)?.[1] ?? '';
  return value.replaceAll('&amp;', '&');
}

it('[VA-08:markup] offers the eight widths at quality 75', () => {
  const markup = renderToStaticMarkup(<ResponsiveImage src="/covers/a b.png" alt="A cover" />);
  expect(readAttribute(markup, 'srcset').split(', ')).toEqual(
    [640, 750, 828, 1080, 1200, 1920, 2048, 3840].map(
      (width) => `/image?src=%2Fcovers%2Fa%20b.png&w=${width}&q=75 ${width}w`,
    ),
  );
  expect(readAttribute(markup, 'src')).toBe('/image?src=%2Fcovers%2Fa%20b.png&w=1200&q=75');
  expect(readAttribute(markup, 'loading')).toBe('lazy');
});

it('lets the caller choose quality and address', () => {
  const markup = renderToStaticMarkup(
    <ResponsiveImage
      src="cover"
      alt=""
      quality={40}
      priority
      sizes="50vw"
      toUrl={({ src, width, quality }) => `/${src}-${width}-${quality}.webp`}
    />,
  );
  expect(readAttribute(markup, 'srcset')).toContain('/cover-3840-40.webp 3840w');
  expect(readAttribute(markup, 'sizes')).toBe('50vw');
  expect(readAttribute(markup, 'loading')).toBe('eager');
  expect(readAttribute(markup, 'fetchpriority')).toBe('high');
});
