import { useRef } from 'preact/hooks';

/**
 * Covers a slot or button during its cooldown and uncovers it as time passes. It is a CSS animation. State updates
 * must not make it jump, so it restarts only when more time is left than before.
 */
export function CooldownSweep({ left, of }: { left: number; of: number }) {
  const run = useRef({ left: 0, start: 0, key: 0 });
  if (left > run.current.left) run.current = { left, start: left, key: run.current.key + 1 };
  else run.current.left = left;
  const { start, key } = run.current;
  return (
    <span
      key={key}
      class="hud-sweep"
      style={{ animationDuration: `${of}s`, animationDelay: `${start - of}s` }}
      aria-hidden="true"
    >
      <span class="hud-number">{Math.ceil(left)}</span>
    </span>
  );
}
