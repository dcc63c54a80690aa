import { Icon, type IconName } from '../elements/Icon.tsx';

interface MenuButtonProps {
  readonly icon: IconName;
  readonly kind?: 'main' | 'quiet' | 'danger';
  readonly isFirst?: boolean;
  /** Whether the button is of no use on devices with only a touchscreen, where it is hidden. */
  readonly isForKeyboard?: boolean;
  readonly onPress: () => void;
  readonly children: string;
}

export function MenuButton({ icon, kind, isFirst, isForKeyboard, onPress, children }: MenuButtonProps) {
  return (
    <button
      type="button"
      class="hud-button"
      data-kind={kind}
      data-first={isFirst === true ? '' : undefined}
      data-for={isForKeyboard === true ? 'keyboard' : undefined}
      onClick={onPress}
    >
      <Icon name={icon} />
      {children}
    </button>
  );
}
