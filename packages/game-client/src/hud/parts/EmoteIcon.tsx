import type { protocolLimits } from '@playloom/protocol';
import type { ComponentChildren } from 'preact';

type Emote = (typeof protocolLimits.EMOTES)[number];

const INK = '#171226';

/** Drawn as paths because emoji look different on each system. */
export function EmoteIcon({ emote }: { emote: Emote }) {
  return (
    <svg viewBox="0 0 40 40" width="46" height="46" aria-hidden="true">
      {EMOTE_SHAPES[emote]}
    </svg>
  );
}

// words: the drawn face of an emoji
function Face({ color, children }: { color: string; children: ComponentChildren }) {
  return (
    <>
      <circle cx="20" cy="20" r="16" fill={color} stroke={INK} stroke-width="2.5" />
      <g fill="none" stroke={INK} stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round">
        {children}
      </g>
    </>
  );
}

/** A mitten-shaped hand that shows its palm. */
function Hand({ d }: { d: string }) {
  return (
    <path
      d={d}
      fill="#ffd9a8"
      stroke={INK}
      stroke-width="2.5"
      stroke-linejoin="round"
      stroke-linecap="round"
    />
  );
}

const PALM =
  'M12 20V10a2.6 2.6 0 0 1 5.2 0V7a2.6 2.6 0 0 1 5.2 0v2a2.6 2.6 0 0 1 5.2 0v4a2.6 2.6 0 0 1 4.4 1.8V23c0 7-4.5 11.5-10.5 11.5-5 0-7.5-2.5-10-7L7 21.5c-1.5-3 2-5 4-2.5z';

const EMOTE_SHAPES: { readonly [Name in Emote]: ComponentChildren } = {
  wave: (
    <>
      <Hand d={PALM} />
      <path
        d="M33 6c1.5 1 2.5 2.5 2.8 4.3M5 30c.5 2 1.7 3.6 3.4 4.6"
        fill="none"
        stroke="#ffc857"
        stroke-width="2.5"
        stroke-linecap="round"
      />
    </>
  ),
  'thumbs-up': (
    <Hand d="M6 18h6v15H6zM12 19l6-12c2.5 0 4 1.8 3.5 4.5L20.5 16H30c2.5 0 4 2 3.5 4.5l-2 9c-.5 2.2-2 3.5-4 3.5H12z" />
  ),
  laugh: (
    <Face color="#ffc857">
      <path d="M11.5 16.5 15 14.5M28.5 16.5 25 14.5" />
      <path d="M11.5 22h17c-.5 5-4 8-8.5 8s-8-3-8.5-8z" fill="#fff" />
    </Face>
  ),
  heart: (
    <path
      d="M20 34S4.5 25 4.5 14.5a8 8 0 0 1 15.5-3 8 8 0 0 1 15.5 3C35.5 25 20 34 20 34z"
      fill="#ff7a66"
      stroke={INK}
      stroke-width="2.5"
      stroke-linejoin="round"
    />
  ),
  surprise: (
    <Face color="#62b6ff">
      <path d="M14 15.5v.01M26 15.5v.01" stroke-width="4.5" />
      <ellipse cx="20" cy="26" rx="4" ry="5" fill={INK} />
    </Face>
  ),
  sad: (
    <Face color="#62b6ff">
      <path d="M14 17.5v.01M26 17.5v.01" stroke-width="4" />
      <path d="M13.5 28c1.5-2.8 3.7-4 6.5-4s5 1.2 6.5 4M11 12.5l4-1.5M29 12.5 25 11" />
    </Face>
  ),
  angry: (
    <Face color="#ff7a66">
      <path d="M14 18.5v.01M26 18.5v.01" stroke-width="4" />
      <path d="M10.5 12l6.5 3M29.5 12 23 15M14 28h12" />
    </Face>
  ),
  clap: (
    <>
      <g transform="translate(17 5) rotate(18) scale(.62)">
        <Hand d={PALM} />
      </g>
      <g transform="translate(22 8) rotate(-18) scale(-.62 .62)">
        <Hand d={PALM} />
      </g>
      <path
        d="M20 2v5M11 4l2.5 4M29 4l-2.5 4"
        fill="none"
        stroke="#ffc857"
        stroke-width="2.5"
        stroke-linecap="round"
      />
    </>
  ),
};
