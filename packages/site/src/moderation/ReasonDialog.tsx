import { apiLimits } from '@playloom/api-contract';
import { Button, LabeledField, Modal, Textarea } from '@playloom/design-system';
import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { z } from 'zod';
import { FormProblem } from '../forms/FormProblem.tsx';
import { useForm } from '../forms/useForm.ts';
import { useToasts } from '../overlays/useToasts.ts';

interface ReasonDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  description: ReactNode;
  confirmText: string;
  /** Toast text after success. */
  doneText: string;
  act: (reason: string) => Promise<unknown>;
  /** Replaces the label “Reason”. */
  label?: string;
  hint?: string;
}

const createSchema = (label: string) =>
  z.strictObject({
    reason: z.string().trim().min(1, `Enter a ${label.toLowerCase()}.`).max(apiLimits.STAFF_REASON_MAX),
  });

/** Confirms an action and asks for a reason, which is saved in the audit log. */
export function ReasonDialog({ open, onClose, title, description, ...form }: ReasonDialogProps) {
  return (
    <Modal open={open} onOpenChange={(next) => next || onClose()} title={title} description={description}>
      <ReasonForm {...form} onClose={onClose} />
    </Modal>
  );
}

type ReasonFormProps = Pick<
  ReasonDialogProps,
  'confirmText' | 'doneText' | 'act' | 'onClose' | 'label' | 'hint'
>;

function ReasonForm(props: ReasonFormProps) {
  const { confirmText, doneText, act, onClose, label = 'Reason', hint = 'Saved in the audit log.' } = props;
  const toasts = useToasts();
  const { revalidate } = useRevalidator();
  const form = useForm({
    initial: { reason: '' },
    schema: createSchema(label),
    async send({ reason }) {
      await act(reason);
      await revalidate();
      onClose();
      toasts.show(doneText, { type: 'success' });
    },
  });
  return (
    <form onSubmit={form.submit} noValidate className="grid gap-[18px]">
      <FormProblem problem={form.problem} />
      <LabeledField label={label} hint={hint} error={form.fields.reason}>
        <Textarea {...form.bind('reason')} rows={3} maxLength={apiLimits.STAFF_REASON_MAX} />
      </LabeledField>
      <Button type="submit" variant="primary" wide loading={form.isSending}>
        {confirmText}
      </Button>
      <Button variant="quiet" wide onClick={onClose}>
        Cancel
      </Button>
    </form>
  );
}
