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

/** A button over the game. It never takes focus, because pressing space to jump would press it again. */
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
