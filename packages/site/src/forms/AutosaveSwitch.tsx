import { Switch } from '@playloom/design-system';
import { useState, type ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { useToasts } from '../overlays/useToasts.ts';
import { toErrorBody } from '../api/toErrorBody.ts';

interface SavedSwitchProps {
  saved: boolean;
  save: (isOn: boolean) => Promise<unknown>;
  title: string;
  onSaved?: (isOn: boolean) => void;
  /** One sentence that describes the setting. */
  children: ReactNode;
}

/** A switch that saves immediately. It shows the new value at once and reverts if saving fails. */
export function AutosaveSwitch({ saved, save, title, onSaved, children }: SavedSwitchProps) {
  const toasts = useToasts();
  const { revalidate } = useRevalidator();
  const [requested, setRequested] = useState<boolean | null>(null);
  async function change(isOn: boolean) {
    setRequested(isOn);
    try {
      await save(isOn);
      await revalidate();
      toasts.show('Saved.', { type: 'success' });
      onSaved?.(isOn);
    } catch (error) {
      toasts.showError(toErrorBody(error).message);
    } finally {
      setRequested(null);
    }
  }
  return (
    <Switch
      checked={requested ?? saved}
      aria-busy={requested !== null}
      onChange={(event) => {
        if (requested === null) void change(event.target.checked);
      }}
    >
      <span className="block font-semibold text-text">{title}</span>
      <span className="block text-meta text-text-3">{children}</span>
    </Switch>
  );
}
