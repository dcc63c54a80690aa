import type { ComponentChildren } from 'preact';
import type { TipSign } from '../../tips/listTipSigns.ts';

/** Which part of a mouse is filled. */
const MOUSE_PARTS = {
  left: 'M12 2.5A6.5 6.5 0 0 0 5.5 9v1.5H12z',
  right: 'M12 2.5A6.5 6.5 0 0 1 18.5 9v1.5H12z',
  middle: 'M12 5a1.5 1.5 0 0 1 1.5 1.5v2a1.5 1.5 0 0 1-3 0v-2A1.5 1.5 0 0 1 12 5',
} as const;

/** The sign of one input. Screen readers get its name from `nameTipSign` instead. */
export function TipSignIcon({ sign }: { readonly sign: TipSign }) {
  switch (sign.kind) {
    case 'key':
    case 'gamepad':
    case 'touch':
      return (
        <span class="hud-sign" data-kind={sign.kind} aria-hidden="true">
          {sign.label}
        </span>
      );
    case 'mouse':
      return (
        <SignDrawing>
          <rect x="5.5" y="2.5" width="13" height="19" rx="6.5" />
          {sign.part === 'move' ? (
            <path d="M12 2.5v8M5.5 10.5h13M1 12l1.5-1.5M1 12l1.5 1.5M23 12l-1.5-1.5M23 12l-1.5 1.5" />
          ) : (
            <path d="M5.5 10.5h13M12 2.5v8" />
          )}
          {sign.part !== 'move' && <path class="hud-sign-fill" d={MOUSE_PARTS[sign.part]} />}
        </SignDrawing>
      );
    case 'stick':
      return (
        <SignDrawing>
          <circle cx="12" cy="12" r="10" />
          <circle class="hud-sign-fill" cx="12" cy="12" r="4" />
          <path d="M12 4.5v.5M12 19v.5M4.5 12h.5M19 12h.5" />
          <text x={sign.side === 'left' ? 3 : 21} y="23">
            {sign.side === 'left' ? 'L' : 'R'}
          </text>
        </SignDrawing>
      );
  }
}

function SignDrawing({ children }: { readonly children: ComponentChildren }) {
  return (
    <svg class="hud-sign-drawing" viewBox="0 0 24 24" width="26" height="26" aria-hidden="true">
      {children}
    </svg>
  );
}
