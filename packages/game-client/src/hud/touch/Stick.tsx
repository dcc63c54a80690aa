import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { toStickVector, STICK_CENTERED, STICK_REACH, type StickVector } from './toStickVector.ts';

interface StickProps {
  readonly side: 'left' | 'right';
  readonly label: string;
  readonly onMove: (vector: StickVector) => void;
  /** Called when the stick is touched and released without being pushed. */
  readonly onTap?: () => void;
  readonly children?: ComponentChildren;
}

/** A touch that moves less than this is a tap. */
const TAP_PIXELS = 10;

/**
 * A virtual stick. Each stick tracks its own pointer, so both work at once. The knob is moved by changing its style:
 * rendering the component for each pointer move would be too slow.
 */
export function Stick({ side, label, onMove, onTap, children }: StickProps) {
  const knob = useRef<HTMLSpanElement>(null);
  const held = useRef<{
    pointer: number;
    x: number;
    y: number;
    startX: number;
    startY: number;
    isTap: boolean;
  } | null>(null);

  const show = (vector: StickVector): void => {
    if (knob.current !== null) {
      knob.current.style.transform = `translate(${vector.x * STICK_REACH}px, ${vector.y * STICK_REACH}px)`;
    }
    onMove(vector);
  };
  const release = (event: PointerEvent): void => {
    if (held.current?.pointer !== event.pointerId) return;
    const { isTap } = held.current;
    held.current = null;
    show(STICK_CENTERED);
    if (isTap && event.type === 'pointerup') onTap?.();
  };
  // If the stick is removed while a finger is on it, the unit must not keep running.
  useEffect(() => () => onMove(STICK_CENTERED), []);

  return (
    <div
      class="hud-stick"
      data-side={side}
      data-solid
      role="img"
      aria-label={label}
      onPointerDown={(event) => {
        if (held.current !== null) return;
        event.preventDefault();
        const base = event.currentTarget.getBoundingClientRect();
        event.currentTarget.setPointerCapture(event.pointerId);
        held.current = {
          pointer: event.pointerId,
          x: base.left + base.width / 2,
          y: base.top + base.height / 2,
          startX: event.clientX,
          startY: event.clientY,
          isTap: true,
        };
        if (onTap === undefined)
          show(toStickVector(event.clientX - held.current.x, event.clientY - held.current.y));
      }}
      onPointerMove={(event) => {
        const current = held.current;
        if (current?.pointer !== event.pointerId) return;
        const offset = Math.abs(event.clientX - current.startX) + Math.abs(event.clientY - current.startY);
        if (offset > TAP_PIXELS) current.isTap = false;
        if (!current.isTap || onTap === undefined)
          show(toStickVector(event.clientX - current.x, event.clientY - current.y));
      }}
      onPointerUp={release}
      onPointerCancel={release}
      onLostPointerCapture={release}
    >
      <span ref={knob} class="hud-knob">
        {children}
      </span>
    </div>
  );
}
