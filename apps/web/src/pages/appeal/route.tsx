import { ApiError, apiLimits, type ErrorBody } from '@playloom/api-contract';
import { Banner, Button, LabeledField, Panel, Textarea, TextInput } from '@playloom/design-system';
import { data, Form, useNavigation } from 'react-router';
import { FormProblem } from '@playloom/site/forms/FormProblem.tsx';
import { pageContext } from '../../rendering/pageContext.ts';
import { findPublicConfig, createPageMeta } from '../../rendering/createPageMeta.ts';
import type { Route } from './+types/route.ts';

interface Appeal {
  username: string;
  email: string;
  message: string;
}
type Answer = { state: 'sent'; email: string } | { state: 'failed'; problem: ErrorBody; typed: Appeal };

export async function loader({ context, request }: Route.LoaderArgs) {
  const gameId = new URL(request.url).searchParams.get('game');
  const { data: ban } = await context
    .get(pageContext)
    .api.readBan({ query: gameId === null ? {} : { gameId } });
  return { ban };
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const read = (name: keyof Appeal) => String(form.get(name) ?? '');
  const body = { username: read('username'), email: read('email'), message: read('message') };
  try {
    await context.get(pageContext).api.sendAppeal({ body });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return data<Answer>({ state: 'failed', problem: error.body, typed: body }, { status: error.status });
  }
  return data<Answer>({ state: 'sent', email: body.email.trim() });
}

export function meta({ matches }: Route.MetaArgs) {
  const page = {
    title: 'Appeal a ban',
    description: 'Ask us to review a ban.',
    path: '/appeal',
    isHidden: true,
  };
  return createPageMeta(page, findPublicConfig(matches));
}

export default function AppealPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <main id="main" className="page-wrap max-w-[760px] pt-10 pb-(--section-gap) desk:pt-16">
      <h1 className="text-title">Appeal a ban</h1>
      <p className="mt-4 mb-6 text-lg text-text-2">
        Tell us why you think the ban is wrong. A person reads every appeal and replies by email.
      </p>
      {loaderData.ban && (
        <Banner tone="error" className="mb-6">
          {loaderData.ban.text}
        </Banner>
      )}
      {actionData?.state === 'sent' ? (
        <Panel role="status" title="Appeal sent">
          <p className="text-text-2">
            We’ll reply to <b className="text-text">{actionData.email}</b>.
          </p>
        </Panel>
      ) : (
        <AppealForm failed={actionData} />
      )}
    </main>
  );
}

/** A plain HTML form, handled by the action of this page, so that it works without JavaScript. */
function AppealForm({ failed }: { failed: Extract<Answer, { state: 'failed' }> | undefined }) {
  const { state } = useNavigation();
  const fields = failed?.problem.fields ?? {};
  return (
    <Panel>
      <Form method="post" noValidate className="grid gap-5">
        {failed && !failed.problem.fields && <FormProblem problem={failed.problem} />}
        <LabeledField label="Username of the banned account" error={fields['username']} required>
          <TextInput
            name="username"
            autoComplete="username"
            defaultValue={failed?.typed.username}
            maxLength={apiLimits.USERNAME_MAX}
          />
        </LabeledField>
        <LabeledField label="Email" error={fields['email']} required>
          <TextInput name="email" type="email" autoComplete="email" defaultValue={failed?.typed.email} />
        </LabeledField>
        <LabeledField label="Message" error={fields['message']} required>
          <Textarea
            name="message"
            rows={7}
            defaultValue={failed?.typed.message}
            maxLength={apiLimits.FEEDBACK_MAX}
          />
        </LabeledField>
        <div>
          <Button type="submit" variant="primary" loading={state === 'submitting'}>
            Send appeal
          </Button>
        </div>
      </Form>
    </Panel>
  );
}
