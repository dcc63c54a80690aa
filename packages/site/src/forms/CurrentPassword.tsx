import { LabeledField, PasswordInput } from '@playloom/design-system';
import { createContext, use, type ComponentProps } from 'react';

/**
 * Whether the account has a password. Accounts created with a wallet may have none, and the server then requires a
 * recent login instead.
 */
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
