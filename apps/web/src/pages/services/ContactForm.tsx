import { apiLimits, type ErrorBody } from '@playloom/api-contract';
import { Button, LabeledField, Panel, Textarea, TextInput } from '@playloom/design-system';
import { useEffect, useRef } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import { MailArt } from '../../art/MailArt.tsx';
import { FormProblem } from '@playloom/site/forms/FormProblem.tsx';

export type ContactResult =
  | { state: 'sent'; email: string }
  | { state: 'failed'; problem: ErrorBody; typed: { name: string; email: string; message: string } };

interface ContactFormProps {
  /** Initial text of the message field. */
  message: string;
  answer: ContactResult | undefined;
}

/** A plain HTML form, handled by the action of this page, so that it works without JavaScript. */
export function ContactForm({ message, answer }: ContactFormProps) {
  const { state } = useNavigation();
  const form = useRef<HTMLFormElement>(null);
  const failed = answer?.state === 'failed' ? answer : undefined;
  const fields = failed?.problem.fields ?? {};

  useEffect(() => {
    if (failed) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failed]);

  if (answer?.state === 'sent') return <Sent email={answer.email} />;
  return (
    <Panel id="contact" title="Contact us" className="scroll-mt-24 desk:p-8">
      <Form ref={form} method="post" action="#contact" noValidate preventScrollReset className="grid gap-5">
        {failed && !failed.problem.fields && <FormProblem problem={failed.problem} />}
        <div className="grid gap-5 sm:grid-cols-2">
          <LabeledField label="Name" error={fields['name']} required>
            <TextInput
              name="name"
              autoComplete="name"
              defaultValue={failed?.typed.name}
              maxLength={apiLimits.CONTACT_NAME_MAX}
            />
          </LabeledField>
          <LabeledField label="Email" error={fields['email']} required>
            <TextInput name="email" type="email" autoComplete="email" defaultValue={failed?.typed.email} />
          </LabeledField>
        </div>
        <LabeledField label="Message" error={fields['message']} required>
          <Textarea
            name="message"
            rows={7}
            defaultValue={failed?.typed.message ?? message}
            maxLength={apiLimits.CONTACT_MESSAGE_MAX}
          />
        </LabeledField>
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" variant="primary" loading={state === 'submitting'}>
            Send
          </Button>
          <p className="text-meta text-text-3">
            We use this only to reply to you.{' '}
            <Link to="/agreement/pp" className="underline underline-offset-2">
              Privacy Policy
            </Link>
          </p>
        </div>
      </Form>
    </Panel>
  );
}

function Sent({ email }: { email: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Panel id="contact" className="scroll-mt-24 self-start desk:p-8" role="status">
      <MailArt className="mb-6 h-auto w-full rounded-cover" />
      <h2 ref={heading} tabIndex={-1} className="text-panel outline-none">
        Message sent
      </h2>
      <p className="mt-3 max-w-[48ch] text-text-2">
        We received your message and will reply to <b className="text-text">{email}</b>.
      </p>
    </Panel>
  );
}
