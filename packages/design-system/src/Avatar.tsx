import { useState } from 'react';
import { joinClasses } from './joinClasses.ts';

export type AvatarProps = {
  /** Whose it is; also picks the thread colour of the default picture. */
  name: string;
  src?: string | null;
  size?: number;
  /** Beside a written name the picture adds nothing, so it is silent unless told otherwise. */
  alt?: string;
  className?: string;
};

const THREADS = ['var(--coral)', 'var(--sun)', 'var(--mint)', 'var(--sky)'];

export function Avatar({ name, src, size = 40, alt = '', className }: AvatarProps) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  const isShown = src && src !== brokenSrc;

  function noticeEarlyFailure(image: HTMLImageElement | null) {
    // An image that failed before the page came alive has already fired its error event.
    if (image?.complete && image.naturalWidth === 0 && src) setBrokenSrc(src);
  }

  return (
    <span
      className={joinClasses('inline-block shrink-0 overflow-hidden rounded-full align-middle', className)}
      style={{ width: size, height: size }}
    >
      {isShown ? (
        <img
          ref={noticeEarlyFailure}
          src={src}
          alt={alt}
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          className="size-full object-cover"
          onError={() => setBrokenSrc(src)}
        />
      ) : (
        <DefaultPicture colour={THREADS[pickThread(name)] as string} alt={alt} />
      )}
    </span>
  );
}

function DefaultPicture({ colour, alt }: { colour: string; alt: string }) {
  return (
    <svg
      viewBox="0 0 40 40"
      className="size-full"
      role={alt ? 'img' : undefined}
      aria-label={alt || undefined}
      aria-hidden={alt ? undefined : true}
    >
      <rect width="40" height="40" fill={colour} />
      <g fill="#171226">
        <path d="M7 40c0-8.4 5.6-13 13-13s13 4.600 13 13z" />
        <circle cx="20" cy="17" r="8.500" />
      </g>
      <g fill="#f6f1e7">
        <circle cx="17" cy="17" r="1.700" />
        <circle cx="23" cy="17" r="1.700" />
      </g>
    </svg>
  );
}

function pickThread(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return sum % THREADS.length;
}
