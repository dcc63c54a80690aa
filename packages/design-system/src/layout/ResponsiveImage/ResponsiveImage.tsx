import type { ComponentPropsWithRef } from 'react';

export const IMAGE_WIDTHS = [640, 750, 828, 1080, 1200, 1920, 2048, 3840] as const;
export const DEFAULT_IMAGE_QUALITY = 75;

/** Image width for clients without `srcset`, such as crawlers and mail readers. */
const PLAIN_WIDTH = 1200;

export type ImageRequest = { src: string; width: number; quality: number };

export type ResponsiveImageProps = Omit<ComponentPropsWithRef<'img'>, 'src' | 'srcSet' | 'alt'> & {
  src: string;
  alt: string;
  quality?: number;
  toUrl?: (image: ImageRequest) => string;
  /** Set for images at the top of the page. They load at once instead of on scroll. */
  priority?: boolean;
};

export function ResponsiveImage(props: ResponsiveImageProps) {
  const {
    src,
    alt,
    quality = DEFAULT_IMAGE_QUALITY,
    toUrl = getImageUrl,
    priority,
    sizes = '100vw',
    ...rest
  } = props;
  return (
    <img
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      {...rest}
      alt={alt}
      sizes={sizes}
      srcSet={IMAGE_WIDTHS.map((width) => `${toUrl({ src, width, quality })} ${width}w`).join(', ')}
      src={toUrl({ src, width: PLAIN_WIDTH, quality })}
    />
  );
}

export function getImageUrl({ src, width, quality }: ImageRequest): string {
  return `/image?src=${encodeURIComponent(src)}&w=${width}&q=${quality}`;
}
