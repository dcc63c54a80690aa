import { ApiError, apiLimits, type CopyrightNotice, type ErrorBody } from '@playloom/api-contract';
import { Banner, Button, Checkbox, LabeledField, LinkText, Panel, Textarea } from '@playloom/design-system';
import { data, Form, useNavigation } from 'react-router';
import { FormProblem } from '@playloom/site/forms/FormProblem.tsx';
import { pageContext } from '../../rendering/pageContext.ts';
import { LoginPrompt } from '../../access/LoginPrompt.tsx';
import { findPublicConfig, createPageMeta } from '../../rendering/createPageMeta.ts';
import { Time } from '@playloom/site/time/Time.tsx';
import type { Route } from './+types/counterNoticeRoute.ts';
import { ContactFields, SignatureField, type FormFieldValues } from './ContactFields.tsx';
import { isChecked, readTextFields } from './readTextFields.ts';
import { useFocusFirstError } from './useFocusFirstError.ts';

interface Failure {
  problem: ErrorBody;
  typed: Record<string, string>;
}

/** The API's answers for an unknown id and for users who don't own the game. Both become the same 404. */
const MISSING = [400, 404];

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  const { data: user } = await api.readUser();
  if (!user) return null;
  try {
    const { data: notice } = await api.readCopyrightNotice({ params: { id: params.claimId } });
    return { notice, email: (await api.readSettings()).data.email ?? '' };
  } catch (error) {
    if (error instanceof ApiError && MISSING.includes(error.status)) throw data(null, { status: 404 });
    throw error;
  }
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const typed = readTextFields(await request.formData());
  const read = (name: string) => typed[name] ?? '';
  const body = {
    name: read('name'),
    email: read('email'),
    address: read('address'),
    statement: read('statement'),
    isUnderPerjury: isChecked(typed, 'isUnderPerjury'),
    isConsenting: isChecked(typed, 'isConsenting'),
    signature: read('signature'),
  };
  try {
    await context.get(pageContext).api.sendCounterNotice({ params: { id: params.claimId }, body });
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return data<Failure>({ problem: error.body, typed }, { status: error.status });
  }
}

export function meta({ matches, params }: Route.MetaArgs) {
  const page = {
    title: 'Counter-notice',
    description: 'Answer a copyright claim about your game.',
    path: `/copyright/${params.claimId}/counter-notice`,
    isHidden: true,
  };
  return createPageMeta(page, findPublicConfig(matches));
}

export default function CounterNoticePage({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData)
    return <LoginPrompt title="Log in to continue" lead="Only the game’s owner can use this page." />;
  const { notice, email } = loaderData;
  return (
    <main id="main" className="page-wrap max-w-[760px] pt-10 pb-(--section-gap) desk:pt-16">
      <h1 className="text-title">Counter-notice</h1>
      <p className="mt-4 mb-6 text-lg text-text-2">
        Copyright claim {notice.number} about <b className="text-text">{notice.game.title}</b>
      </p>
      <div className="grid gap-6">
        <NoticeState notice={notice} />
        <ClaimSummary notice={notice} />
        {notice.canAnswer && <CounterNoticeForm email={email} failed={actionData ?? undefined} />}
      </div>
    </main>
  );
}

function NoticeState({ notice }: { notice: CopyrightNotice }) {
  const { state, counterNoticeAt, canAnswer } = notice;
  if (state === 'restored')
    return <Banner tone="success">The game was restored. This claim is closed.</Banner>;
  if (state === 'counter_notice' && counterNoticeAt)
    return (
      <Banner tone="success">
        We received your counter-notice on <Time at={counterNoticeAt} />. We will review both sides and send
        you our decision by email.
      </Banner>
    );
  if (canAnswer)
    return (
      <Banner tone="info">
        This game was removed, so no one can find or play it. If this is a mistake, or if you have the right
        to use the work, send a counter-notice.
      </Banner>
    );
  return <Banner tone="error">We reviewed your counter-notice. The game stays removed.</Banner>;
}

/** Shows the claim to the creator. Of the claimant's contact data, it shows only the name. */
function ClaimSummary({ notice }: { notice: CopyrightNotice }) {
  const { claimant, work, workLink, decision } = notice;
  return (
    <Panel title="The claim">
      <dl className="grid gap-3 text-secondary break-words [&_dt]:text-text-3">
        <div>
          <dt>Claimant</dt>
          <dd>{claimant}</dd>
        </div>
        <div>
          <dt>Original work</dt>
          <dd className="whitespace-pre-line">{work}</dd>
          <dd>
            <LinkText href={workLink} target="_blank" rel="noreferrer nofollow ugc" className="break-all">
              {workLink}
            </LinkText>
          </dd>
        </div>
        {decision && (
          <div>
            <dt>Our decision</dt>
            <dd>{decision}</dd>
          </div>
        )}
      </dl>
    </Panel>
  );
}

/** A plain HTML form, handled by the action of this page, so that it works without JavaScript. */
function CounterNoticeForm({ email, failed }: { email: string; failed: Failure | undefined }) {
  const { state } = useNavigation();
  const form = useFocusFirstError(failed);
  const typed = failed?.typed ?? { email };
  const errors = failed?.problem.fields ?? {};
  const fields: FormFieldValues = { values: typed, errors };
  return (
    <Panel title="Your counter-notice">
      <Form ref={form} method="post" noValidate className="grid gap-5">
        {failed && (
          <FormProblem
            problem={
              failed.problem.fields
                ? { ...failed.problem, message: 'Check the fields marked below.' }
                : failed.problem
            }
          />
        )}
        <LabeledField
          label="Why the game should be restored"
          hint="For example: you made the work yourself, or you have a license."
          error={errors['statement']}
          required
        >
          <Textarea
            name="statement"
            rows={5}
            defaultValue={typed['statement']}
            maxLength={apiLimits.CLAIM_STATEMENT_MAX}
          />
        </LabeledField>
        <ContactFields {...fields} />
        <Checkbox
          name="isUnderPerjury"
          defaultChecked={typed['isUnderPerjury'] !== undefined}
          error={errors['isUnderPerjury']}
        >
          I declare under penalty of perjury that I believe in good faith that the game was removed by mistake
          or because it was misidentified.
        </Checkbox>
        <Checkbox
          name="isConsenting"
          defaultChecked={typed['isConsenting'] !== undefined}
          error={errors['isConsenting']}
        >
          I accept the jurisdiction of the courts where I live or where the operator of this site is based,
          and I will accept legal papers from the claimant.
        </Checkbox>
        <SignatureField {...fields} />
        <div>
          <Button type="submit" variant="primary" loading={state === 'submitting'}>
            Send counter-notice
          </Button>
        </div>
      </Form>
    </Panel>
  );
}
