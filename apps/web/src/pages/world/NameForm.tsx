import { endpoints, apiLimits } from '@playloom/api-contract';
import { Button, LabeledField, TextInput } from '@playloom/design-system';
import { useRevalidator } from 'react-router';
import { z } from 'zod';
import { FormProblem } from '@playloom/site/forms/FormProblem.tsx';
import { useForm } from '@playloom/site/forms/useForm.ts';
import { useToasts } from '@playloom/site/overlays/useToasts.ts';

interface NameFormProps {
  label: string;
  initial: string;
  action: string;
  /** Text of the toast after saving. Without it, only the name on the page would change. */
  done: (name: string) => string;
  send: (name: string) => Promise<void>;
}

const typedSchema = z.object({ name: endpoints.createWorld.body.shape.name });

/** Form for the name of a new or existing world. */
export function NameForm({ label, initial, action, done, send }: NameFormProps) {
  const toasts = useToasts();
  const { revalidate } = useRevalidator();
  const form = useForm({
    initial: { name: initial },
    schema: typedSchema,
    async send({ name }) {
      await send(name);
      await revalidate();
      toasts.show(done(name), { type: 'success' });
    },
  });
  return (
    <form onSubmit={form.submit} noValidate className="grid max-w-[480px] gap-[18px]">
      <FormProblem problem={form.problem} />
      <LabeledField label={label} error={form.fields.name}>
        <TextInput {...form.bind('name')} maxLength={apiLimits.WORLD_NAME_MAX} autoComplete="off" />
      </LabeledField>
      <Button type="submit" loading={form.isSending} className="justify-self-start">
        {action}
      </Button>
    </form>
  );
}
