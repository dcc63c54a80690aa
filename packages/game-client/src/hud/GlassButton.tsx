import type { ComponentChildren } from 'preact';
import { Icon, type IconName } from './Icon.tsx';

interface GlassButtonProps {
  readonly label: string;
  readonly icon: IconName;
  readonly onPress: () => void;
  readonly isPressed?: boolean;
  readonly children?: ComponentChildren;
  readonly class?: string;
}

/** A button next to the game. It never takes focus: the space bar meant for the game would press it again. */
export function GlassButton({ label, icon, onPress, isPressed, children, class: name }: GlassButtonProps) {
  return (
    <button
      type="button"
      class={`hud-glass-button ${name ?? ''}`}
      aria-label={label}
      aria-pressed={isPressed}
      title={label}
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      <Icon name={icon} size={22} />
      {children}
    </button>
  );
}
