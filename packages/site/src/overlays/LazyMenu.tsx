import { Button, type ButtonProps } from '@playloom/design-system';
import { useState, type ComponentType, type ReactElement } from 'react';
import { useToasts } from './useToasts.ts';

interface LazyMenuProps<Shown> {
  button: Pick<ButtonProps, 'children' | 'icon' | 'loading' | 'disabled'>;
  /** Loads the menu component, which must be open when it mounts. */
  load: () => Promise<ComponentType<Shown & { trigger: ReactElement }>>;
  shown: Shown;
}

/** A button that loads its menu on the first click, because the menu library is a tenth of what the play page loads. */
export function LazyMenu<Shown>({ button, load, shown }: LazyMenuProps<Shown>) {
  const toasts = useToasts();
  const [menu, setMenu] = useState<{ Menu: ComponentType<Shown & { trigger: ReactElement }> } | null>(null);
  const [isLoading, setIsLoading] = useState(false);
  async function open() {
    setIsLoading(true);
    try {
      setMenu({ Menu: await load() });
    } catch {
      toasts.showError('Couldn’t load this menu. Check your connection and try again.');
    }
    setIsLoading(false);
  }
  if (menu) return <menu.Menu {...shown} trigger={<Button {...button} />} />;
  return (
    <Button
      {...button}
      loading={button.loading === true || isLoading}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={() => void load().catch(() => null)}
      onClick={() => void open()}
    />
  );
}
