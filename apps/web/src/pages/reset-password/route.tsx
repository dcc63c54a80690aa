import { apiLimits, passwordSchema } from '@playloom/api-contract';
import { Button, LabeledField, PasswordInput } from '@playloom/design-system';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { z } from 'zod';
import { FormProblem } from '@playloom/site/forms/FormProblem.tsx';
import { ratePassword } from '@playloom/site/forms/ratePassword.ts';
import { useCapsLock } from '@playloom/site/forms/useCapsLock.ts';
import { useForm } from '@playloom/site/forms/useForm.ts';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import { pageContext } from '../../rendering/pageContext.ts';
import { findPublicConfig, createPageMeta } from '../../rendering/createPageMeta.ts';
import { LinkCard } from '../one-time-link/LinkCard.tsx';
import { InvalidLinkCard, type InvalidLinkCardProps } from '../one-time-link/InvalidLinkCard.tsx';
import { readInvalidLinkReason, type InvalidLinkReason } from '../one-time-link/linkStates.ts';
import type { Route } from './+types/route.ts';

const REQUEST_NEW_LINK = { label: 'Send a new link', dialog: { kind: 'forgot-password' } } as const;
const INVALID_LINK_TEXTS: Record<InvalidLinkReason, InvalidLinkCardProps> = {
  used: { title: 'This link has already been used', lead: 'Each link works once.', next: REQUEST_NEW_LINK },
  expired: { title: 'This link has expired', lead: 'Links are valid for 1 hour.', next: REQUEST_NEW_LINK },
  unknown: {
    title: 'This link is invalid',
    lead: 'Part of it may be missing. Open it from the email again, or request a new one.',
    next: REQUEST_NEW_LINK,
  },
};
const DONE: InvalidLinkCardProps = {
  title: 'Password changed',
  lead: 'All devices were logged out. Log in with your new password.',
  next: { label: 'Log In', dialog: { kind: 'login', infoMessage: 'Log in with your new password.' } },
};

const schema = z.object({ password: passwordSchema });

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  const { data } = await api.readPasswordResetLink({ params });
  return data;
}

export function meta({ matches }: Route.MetaArgs) {
  const page = {
    title: 'Choose a new password',
    description: 'Set a new password for your Playloom account.',
    path: '/password/reset',
    isHidden: true,
  };
  return createPageMeta(page, findPublicConfig(matches));
}

export default function Page({ loaderData, params }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const capsLock = useCapsLock();
  const [isDone, setIsDone] = useState(false);
  const form = useForm({
    initial: { password: '' },
    schema,
    async send(values) {
      const api = await loadBrowserApi();
      await api.resetPassword({ body: { token: params.token, ...values } });
      setIsDone(true);
      // Reload the user, because the reset logs out all browsers that use this account.
      await revalidate();
    },
  });
  const invalidReason = readInvalidLinkReason(form.problem?.errorId) ?? loaderData.state;

  if (isDone) return <InvalidLinkCard {...DONE} />;
  if (invalidReason !== 'open') return <InvalidLinkCard {...INVALID_LINK_TEXTS[invalidReason]} />;
  return (
    <LinkCard title="Choose a new password" lead="This logs out all your devices.">
      <form onSubmit={form.submit} noValidate className="grid gap-[18px]">
        <FormProblem problem={form.problem} />
        <LabeledField
          label="New password"
          error={form.fields.password}
          hint={capsLock.isOn ? 'Caps Lock is on.' : undefined}
        >
          <PasswordInput
            {...form.bind('password')}
            {...capsLock.handlers}
            autoComplete="new-password"
            strength={ratePassword(form.values.password, apiLimits.PASSWORD_MIN)}
          />
        </LabeledField>
        <Button type="submit" variant="primary" wide loading={form.isSending}>
          Set password
        </Button>
      </form>
    </LinkCard>
  );
}
