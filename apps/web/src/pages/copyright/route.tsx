import { ApiError, apiLimits, type ErrorBody } from '@playloom/api-contract';
import {
  Button,
  Checkbox,
  LabeledField,
  LinkText,
  Panel,
  Textarea,
  TextInput,
} from '@playloom/design-system';
import { data, Form, Link, useNavigation } from 'react-router';
import { FormProblem } from '@playloom/site/forms/FormProblem.tsx';
import { pageContext } from '../../rendering/pageContext.ts';
import { findPublicConfig, createPageMeta } from '../../rendering/createPageMeta.ts';
import type { Route } from './+types/route.ts';
import { ContactFields, SignatureField, type FormFieldValues } from './ContactFields.tsx';
import { isChecked, readTextFields } from './readTextFields.ts';
import { useFocusFirstError } from './useFocusFirstError.ts';

type Typed = Record<string, string>;
type Answer =
  | { state: 'sent'; number: number; email: string }
  | { state: 'failed'; problem: ErrorBody; typed: Typed };

const NO_EMAIL = 'Enter your email address.';

/** Path of a game. The report dialog links to this form with the path in `content`. */
const GAME_PATH = /^\/play\/[\w-]+\/?$/;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api, config } = context.get(pageContext);
  const path = new URL(request.url).searchParams.get('content') ?? '';
  const { data: user } = await api.readUser();
  const email = user ? (await api.readSettings()).data.email : null;
  return { content: GAME_PATH.test(path) ? `${config.publicUrl}${path}` : '', email: email ?? '' };
}

export async function action({ context, request }: Route.ActionArgs) {
  const typed = readTextFields(await request.formData());
  const read = (name: string) => typed[name] ?? '';
  const body = {
    content: read('content'),
    name: read('name'),
    email: read('email').trim(),
    address: read('address'),
    work: read('work'),
    workLink: read('workLink'),
    isGoodFaith: isChecked(typed, 'isGoodFaith'),
    isAccurate: isChecked(typed, 'isAccurate'),
    signature: read('signature'),
  };
  const { api } = context.get(pageContext);
  try {
    const { number } = (await api.sendCopyrightClaim({ body })).data;
    return data<Answer>({ state: 'sent', number, email: body.email });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { fields } = error.body;
    // The API doesn't require an email, because accounts have one. Add the error for guests, next to the other field
    // errors.
    const isEmailMissing = fields && body.email === '' && !(await api.readUser()).data;
    const problem = isEmailMissing ? { ...error.body, fields: { email: NO_EMAIL, ...fields } } : error.body;
    return data<Answer>({ state: 'failed', problem, typed }, { status: error.status });
  }
}

export function meta({ matches }: Route.MetaArgs) {
  const page = {
    title: 'Copyright claim',
    description: 'Report a game on Playloom that uses your work without permission.',
    path: '/copyright',
  };
  return createPageMeta(page, findPublicConfig(matches));
}

export default function CopyrightPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <main id="main" className="page-wrap max-w-[760px] pt-10 pb-(--section-gap) desk:pt-16">
      <h1 className="text-title">Copyright claim</h1>
      {actionData?.state === 'sent' ? (
        <ClaimSent {...actionData} />
      ) : (
        <>
          <p className="mt-4 mb-6 text-lg text-text-2">
            Use this form if a game on Playloom uses your work without permission. You must own the work or be
            authorized to act for its owner. If we remove the game, its creator sees your name, but not your
            email or address, and can send a counter-notice.
          </p>
          <ClaimForm known={loaderData} failed={actionData} />
        </>
      )}
    </main>
  );
}

function ClaimSent({ number, email }: { number: number; email: string }) {
  return (
    <Panel role="status" title={`Claim ${number} received`} className="mt-6">
      <p className="text-text-2">
        Save this number. We review every claim and will send our decision{' '}
        {email ? (
          <>
            to <b className="break-words text-text">{email}</b>
          </>
        ) : (
          'to your account’s email address'
        )}
        .
      </p>
      <p className="mt-4">
        <LinkText asChild>
          <Link to="/">Go to the home page</Link>
        </LinkText>
      </p>
    </Panel>
  );
}

interface ClaimFormProps {
  known: { content: string; email: string };
  failed: Extract<Answer, { state: 'failed' }> | undefined;
}

/** A plain HTML form, handled by the action of this page, so that it works without JavaScript. */
function ClaimForm({ known, failed }: ClaimFormProps) {
  const { state } = useNavigation();
  const form = useFocusFirstError(failed);
  const fields: FormFieldValues = { values: failed?.typed ?? known, errors: failed?.problem.fields ?? {} };
  return (
    <Panel>
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
        <WorkFields {...fields} />
        <ContactFields {...fields} />
        <ClaimStatements {...fields} />
        <SignatureField {...fields} />
        <div>
          <Button type="submit" variant="primary" loading={state === 'submitting'}>
            Send claim
          </Button>
        </div>
      </Form>
    </Panel>
  );
}

function WorkFields({ values, errors }: FormFieldValues) {
  return (
    <>
      <LabeledField
        label="Link to the game on Playloom"
        hint="Open the game’s page and copy its address."
        error={errors['content']}
        required
      >
        <TextInput
          name="content"
          inputMode="url"
          defaultValue={values['content']}
          maxLength={apiLimits.CLAIM_LINK_MAX}
        />
      </LabeledField>
      <LabeledField
        label="Your original work"
        hint="Describe your work and the part of the game that uses it."
        error={errors['work']}
        required
      >
        <Textarea name="work" rows={5} defaultValue={values['work']} maxLength={apiLimits.CLAIM_WORK_MAX} />
      </LabeledField>
      <LabeledField
        label="Link to your original work"
        hint="A page where we can see it, such as your website or a store page."
        error={errors['workLink']}
        required
      >
        <TextInput
          name="workLink"
          type="url"
          defaultValue={values['workLink']}
          maxLength={apiLimits.CLAIM_LINK_MAX}
        />
      </LabeledField>
    </>
  );
}

function ClaimStatements({ values, errors }: FormFieldValues) {
  return (
    <>
      <Checkbox
        name="isGoodFaith"
        defaultChecked={values['isGoodFaith'] !== undefined}
        error={errors['isGoodFaith']}
      >
        I believe in good faith that this use of the work is not authorized by its owner, the owner’s agent,
        or the law.
      </Checkbox>
      <Checkbox
        name="isAccurate"
        defaultChecked={values['isAccurate'] !== undefined}
        error={errors['isAccurate']}
      >
        The information in this claim is accurate. I declare under penalty of perjury that I own the work or
        am authorized to act for its owner.
      </Checkbox>
    </>
  );
}
