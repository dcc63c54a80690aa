interface BindingRowProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  /** Other actions with the same key. */
  readonly conflicts: readonly string[];
  readonly isAsked: boolean;
  /** Shown while it waits for a key or button. */
  readonly asking: string;
  readonly onAsk: () => void;
}

/** An action and the key or button it is bound to. A press asks for another one. */
export function BindingRow({ id, label, value, conflicts, isAsked, asking, onAsk }: BindingRowProps) {
  return (
    <li class="hud-setting">
      <span id={`hud-${id}`}>
        {label}
        <KeyConflicts of={conflicts} />
      </span>
      <button
        type="button"
        class="hud-key"
        id={`hud-${id}-button`}
        data-asked={isAsked ? '' : undefined}
        aria-labelledby={`hud-${id} hud-${id}-button`}
        onClick={onAsk}
      >
        {isAsked ? asking : value}
      </button>
    </li>
  );
}

export function KeyConflicts({ of: conflicts }: { of: readonly string[] }) {
  if (conflicts.length === 0) return null;
  return <small class="hud-key-conflict">Also used for {conflicts.join(', ')}</small>;
}
