import { endpoints, type User } from '@playloom/api-contract';
import { Banner, Button, LabeledField, LinkText, PasswordInput, TextInput } from '@playloom/design-system';
import { FormProblem } from '@playloom/site/forms/FormProblem.tsx';
import { toErrorBody } from '@playloom/site/api/toErrorBody.ts';
import { useCapsLock } from '@playloom/site/forms/useCapsLock.ts';
import { useForm } from '@playloom/site/forms/useForm.ts';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import { signWithWallet } from '../../wallets/signWithWallet.ts';
import type { BrowserWallet } from '../../wallets/findWallets.ts';
import { WalletButtons } from '../../wallets/WalletButtons.tsx';
import type { LogInWithCode } from './LoginCodeForm.tsx';

interface LogInFormProps {
  infoMessage?: string | undefined;
  onSignedIn: (user: User) => Promise<void>;
  /** Called if the password or wallet is correct, but the account also requires a two-factor code. */
  onCodeNeeded: (logIn: LogInWithCode) => void;
  onForgot: (login: string) => void;
  onSignUp: () => void;
}

export function LogInForm({ infoMessage, onSignedIn, onCodeNeeded, onForgot, onSignUp }: LogInFormProps) {
  const capsLock = useCapsLock();
  const form = useForm({
    initial: { login: '', password: '' },
    schema: endpoints.logIn.body,
    fieldByErrorId: { wrong_credentials: 'password' },
    send: (values) =>
      finish(async (code) => {
        const api = await loadBrowserApi();
        return (await api.logIn({ body: { ...values, ...(code && { code }) } })).data;
      }),
  });

  async function finish(logIn: (code?: string) => Promise<User>): Promise<void> {
    try {
      await onSignedIn(await logIn());
    } catch (error) {
      if (toErrorBody(error).errorId !== 'two_factor_needed') throw error;
      onCodeNeeded(logIn);
    }
  }
  async function logInWithWallet(wallet: BrowserWallet): Promise<void> {
    const api = await loadBrowserApi();
    const signed = await signWithWallet(api, wallet, 'sign-in');
    const params = { chain: wallet.chain };
    await finish(
      async (code) =>
        (await api.signInWithWallet({ params, body: { ...signed, ...(code && { code }) } })).data,
    );
  }

  return (
    <form onSubmit={form.submit} noValidate className="grid gap-[18px]">
      {infoMessage && <Banner>{infoMessage}</Banner>}
      <FormProblem problem={form.problem} />
      <LabeledField label="Username or email" error={form.fields.login}>
        <TextInput {...form.bind('login')} autoComplete="username" autoCapitalize="none" spellCheck={false} />
      </LabeledField>
      {/* In tab order the link comes after the field; visually it is next to the label. */}
      <div className="relative">
        <LabeledField
          label="Password"
          error={form.fields.password}
          hint={capsLock.isOn ? 'Caps Lock is on.' : undefined}
        >
          <PasswordInput {...form.bind('password')} {...capsLock.handlers} />
        </LabeledField>
        <LinkText asChild tone="sun" className="absolute top-0 right-0 text-meta">
          <button type="button" onClick={() => onForgot(form.values.login)}>
            Forgot password?
          </button>
        </LinkText>
      </div>
      <Button type="submit" variant="primary" wide loading={form.isSending} className="mt-1">
        Log In
      </Button>
      <WalletButtons label="Log in with a wallet" onWallet={logInWithWallet} />
      <p className="mt-4 text-center text-secondary text-text-2">
        New here?{' '}
        <LinkText asChild>
          <button type="button" onClick={onSignUp}>
            Sign up
          </button>
        </LinkText>
      </p>
    </form>
  );
}
