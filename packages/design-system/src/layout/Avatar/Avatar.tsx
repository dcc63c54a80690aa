import { useState } from 'react';
import { joinClasses } from '../../styling/joinClasses.ts';

export type AvatarProps = {
  /** The user's name. It also determines the generated image. */
  name: string;
  src?: string | null;
  size?: number;
  /** Empty by default, which hides the image from screen readers, because the name is usually next to it. */
  alt?: string;
  className?: string;
};

/**
 * The image that the server returns for accounts without one. It is the same for everyone, so a generated image is
 * shown instead.
 */
const SHARED_DEFAULT = '/default-avatar.png';

export function Avatar({ name, src, size = 40, alt = '', className }: AvatarProps) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  const isShown = src && !src.endsWith(SHARED_DEFAULT) && src !== brokenSrc;

  function noticeEarlyFailure(image: HTMLImageElement | null) {
    // Check here too, because an image that failed before hydration has already fired its error event.
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
        <DefaultAvatar name={name} alt={alt} />
      )}
    </span>
  );
}

const INK = '#171226';
/** Background colors, bright enough for dark letters. */
const COLORS = ['#ff7a66', '#ffc857', '#5fd4a8', '#63b3ff', '#c59bff', '#ff9ecb', '#b7e36a', '#7fe0e6'];
/** Light shapes behind the initial, in the 40×40 view box. */
const SHAPES = [
  'M0 40 40 0v40z',
  'M20 2 38 20 20 38 2 20z',
  'M0 26q10-8 20 0t20 0v14H0z',
  'M0 0h20v20h20v20H20V20H0z',
  'M20 4 36 36H4z',
  'M20 3a17 17 0 1 0 .01 0z',
  'M0 8h40v8H0zM0 24h40v8H0z',
] as const;

/** Generates an image from a color, a shape and the initial. The same name always gets the same image. */
function DefaultAvatar({ name, alt }: { name: string; alt: string }) {
  const number = hashName(name);
  const color = COLORS[number % COLORS.length];
  const shape = SHAPES[Math.floor(number / COLORS.length) % SHAPES.length];
  const [initial = '?'] = name.trim();
  return (
    <svg
      viewBox="0 0 40 40"
      className="size-full"
      role={alt ? 'img' : undefined}
      aria-label={alt || undefined}
      aria-hidden={alt ? undefined : true}
    >
      <rect width="40" height="40" fill={color} />
      <path d={shape} fill="#fff" fillOpacity="0.32" />
      <text
        x="20"
        y="27.500"
        textAnchor="middle"
        fill={INK}
        fontSize="21"
        fontWeight="700"
        fontFamily="var(--font-display)"
      >
        {initial.toUpperCase()}
      </text>
    </svg>
  );
}

/** Hashes a name with FNV-1a and an extra mixing step, so that similar names get different results. */
function hashName(name: string): number {
  let hash = 0x811c9dc5;
  for (const character of name) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 12)) >>> 0;
}
