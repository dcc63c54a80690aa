import { Icon } from '../elements/Icon.tsx';

/** Resets a group of settings. The label names the group if the page has several. */
export function ResetButton({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <button type="button" class="hud-button hud-reset" data-size="small" onClick={onPress}>
      <Icon name="reset" size={18} />
      {label}
    </button>
  );
}
