import { Modal, StepIndicator, type ModalProps } from '@playloom/design-system';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { SignUpStartResponse } from '@playloom/api-contract';
import { MailArt } from '../../art/MailArt.tsx';
import { recordEvent } from '../../events/recordEvent.ts';
import { FocusFirstControl } from '@playloom/site/forms/FocusFirstControl.tsx';
import { useDialogs } from '@playloom/site/overlays/useDialogs.ts';
import { useRootData } from '@playloom/site/session/useRootData.ts';
import { DialogLogo } from '../DialogLogo.tsx';
import type { DialogByKind, DialogProps } from '../DialogProps.ts';
import { LoginCodeForm, type LogInWithCode } from './LoginCodeForm.tsx';
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx';
import { LogInForm } from './LogInForm.tsx';
import { SignUpForm, type SignUpDraft } from './SignUpForm.tsx';
import { useFinishSignIn } from './useFinishSignIn.ts';
import { VerifyForm, type PendingSignUp } from './VerifyForm.tsx';

type AuthDialogProps = DialogProps<DialogByKind<'login' | 'sign-up' | 'forgot-password'>>;

const EMPTY_DRAFT: SignUpDraft = { username: '', email: '', password: '' };
const STEPS = ['Account', 'Verify'];
const WELCOME_BACK = 'Welcome back.';

/** Login, sign-up and password reset in one dialog, so that switching between them does not flicker. */
export default function AuthDialog({ dialog, open, onClose }: AuthDialogProps) {
  const dialogs = useDialogs();
  const finishSignIn = useFinishSignIn();
  const { user } = useRootData();
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [pending, setPending] = useState<PendingSignUp | null>(null);
  const [logInWithCode, setLogInWithCode] = useState<LogInWithCode | null>(null);
  const [forgottenEmail, setForgottenEmail] = useState('');
  const isVerifying = dialog.kind === 'sign-up' && pending !== null;
  const isCoding = dialog.kind === 'login' && logInWithCode !== null;
  useNoticeOtherTab(isVerifying);

  function showLogIn() {
    dialogs.open({ kind: 'login' });
  }
  function showForgotten(login: string) {
    setForgottenEmail(login.includes('@') ? login : '');
    dialogs.open({ kind: 'forgot-password' });
  }
  function startVerifying(started: SignUpStartResponse, typed: SignUpDraft) {
    const resendAt = Date.now() + started.resendAfterSeconds * 1000;
    setDraft(typed);
    setPending({ signUpId: started.signUpId, email: typed.email.trim(), resendAt });
    recordEvent('register_modal_step_2');
  }
  const goBack = () => setPending(null);

  return (
    <Modal
      open={open}
      onOpenChange={(next) => next || onClose()}
      {...(isCoding ? CODE_FRAME : describeFrame(dialog, pending))}
      {...(isCoding ? { onBack: () => setLogInWithCode(null) } : {})}
      {...(isVerifying
        ? { onBack: goBack, className: '[&>.pl-modal-body]:flex [&>.pl-modal-body]:flex-col' }
        : {})}
      {...(dialog.kind === 'forgot-password' && !user ? { onBack: showLogIn } : {})}
    >
      <FocusFirstControl on={isVerifying ? 'verify' : isCoding ? 'code' : dialog.kind}>
        {isCoding && <LoginCodeForm logIn={logInWithCode} onSignedIn={finishSignIn} />}
        {dialog.kind === 'login' && !isCoding && (
          <LogInForm
            infoMessage={dialog.infoMessage}
            onSignedIn={finishSignIn}
            onCodeNeeded={(logIn) => setLogInWithCode(() => logIn)}
            onForgot={showForgotten}
            onSignUp={() => dialogs.open({ kind: 'sign-up' })}
          />
        )}
        {dialog.kind === 'forgot-password' && (
          <ForgotPasswordForm email={forgottenEmail} onDone={user ? onClose : showLogIn} />
        )}
        {dialog.kind === 'sign-up' && !pending && (
          <SignUpForm draft={draft} onStarted={startVerifying} onLogIn={showLogIn} />
        )}
        {isVerifying && (
          <>
            <MailArt className="order-first mb-6 aspect-[584/270] w-full rounded-cover bg-ink-950" />
            <VerifyForm
              pending={pending}
              onResent={setPending}
              onVerified={finishSignIn}
              onChangeAddress={goBack}
            />
          </>
        )}
      </FocusFirstControl>
    </Modal>
  );
}

type Frame = Pick<ModalProps, 'title' | 'description' | 'header'>;

const CODE_FRAME: Frame = {
  title: 'One more step',
  description: 'Enter the six-digit code from your authenticator app.',
  header: <DialogLogo />,
};

function describeFrame(dialog: AuthDialogProps['dialog'], pending: PendingSignUp | null): Frame {
  if (dialog.kind === 'login') {
    return { title: 'Log In', description: dialog.headerMessage ?? WELCOME_BACK, header: <DialogLogo /> };
  }
  if (dialog.kind === 'forgot-password') {
    return { title: 'Forgot password', description: 'We’ll email you a link to set a new password.' };
  }
  if (!pending) {
    const { invitation } = dialog;
    return {
      title: invitation ? `Join ${invitation.inviter} in ${invitation.game}` : 'Sign Up',
      description: 'Free to make, free to play.',
      header: <StepIndicator steps={STEPS} current={0} />,
    };
  }
  return {
    title: 'Verify Account',
    description: (
      <>
        We sent a six-digit PIN to <b className="text-text break-words">{pending.email}</b>. It’s valid for 10
        minutes.
      </>
    ),
    header: <StepIndicator steps={STEPS} current={1} />,
  };
}

/** Reloads the user when this tab gets focus, because they may have logged in with the email link in another tab. */
function useNoticeOtherTab(isWaiting: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isWaiting) return;
    const look = () => void (document.visibilityState === 'visible' && revalidate());
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [isWaiting, revalidate]);
}
