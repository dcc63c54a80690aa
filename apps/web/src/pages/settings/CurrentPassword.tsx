import { LabeledField, PasswordInput } from '@playloom/design-system';
import { createContext, use, type ComponentProps } from 'react';

/** Accounts created with a wallet may have no password; the server then asks for a recent login instead. */
export const HasPasswordContext = createContext(true);

const NONE_TO_GIVE = 'none';

export function useInitialPassword(): string {
  return use(HasPasswordContext) ? '' : NONE_TO_GIVE;
}

interface CurrentPasswordFieldProps {
  form: {
    fields: { currentPassword?: string | undefined };
    bind: (name: 'currentPassword') => ComponentProps<typeof PasswordInput>;
  };
}

export function CurrentPasswordField({ form }: CurrentPasswordFieldProps) {
  if (!use(HasPasswordContext)) return null;
  return (
    <LabeledField label="Current password" error={form.fields.currentPassword}>
      <PasswordInput {...form.bind('currentPassword')} />
    </LabeledField>
  );
}
