import { endpoints, apiLimits } from '@playloom/api-contract';
import { Button, Modal } from '@playloom/design-system';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { FocusFirstControl } from '@playloom/site/forms/FocusFirstControl.tsx';
import { FormProblem } from '@playloom/site/forms/FormProblem.tsx';
import { useForm } from '@playloom/site/forms/useForm.ts';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import { useDateFormat } from '@playloom/site/time/useDateFormat.ts';
import { SettingsSection } from './SettingsSection.tsx';
import { useCancelDeletion } from './useCancelDeletion.ts';
import { CurrentPasswordField, useInitialPassword } from '@playloom/site/forms/CurrentPassword.tsx';

interface DeletionSectionProps {
  username: string;
  scheduledFor: string | null;
}

export function DeletionSection({ username, scheduledFor }: DeletionSectionProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [wasAsked, setWasAsked] = useState(false);
  const cancelDeletion = useCancelDeletion();
  const dates = useDateFormat();
  if (scheduledFor) {
    return (
      <SettingsSection
        id="deletion"
        title="Delete account"
        lead={`Your account and all your data will be deleted on ${dates.date(scheduledFor)}. You can cancel until then.`}
      >
        <div className="grid justify-items-start gap-4">
          <FormProblem problem={cancelDeletion.problem} />
          <FocusFirstControl on={wasAsked ? 'scheduled' : null}>
            <Button loading={cancelDeletion.isBusy} onClick={cancelDeletion.run}>
              Keep my account
            </Button>
          </FocusFirstControl>
        </div>
      </SettingsSection>
    );
  }
  return (
    <SettingsSection
      id="deletion"
      title="Delete account"
      lead={`Your profile is hidden immediately. Your account and all your data are deleted after ${apiLimits.DELETION_GRACE_DAYS} days. Until then, you can log in and cancel the deletion. Subscriptions aren’t renewed.`}
    >
      <Button onClick={() => setIsAsking(true)}>Delete my account</Button>
      <Modal
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Delete your account?"
        className="[&>.pl-modal-body]:pt-0"
        description={`The account ${username} and all its data will be deleted in ${apiLimits.DELETION_GRACE_DAYS} days. You can cancel the deletion here until then.`}
      >
        <DeletionForm
          onCancel={() => setIsAsking(false)}
          onScheduled={() => {
            setIsAsking(false);
            setWasAsked(true);
          }}
        />
      </Modal>
    </SettingsSection>
  );
}

interface DeletionFormProps {
  onCancel: () => void;
  onScheduled: () => void;
}

function DeletionForm({ onCancel, onScheduled }: DeletionFormProps) {
  const { revalidate } = useRevalidator();
  const currentPassword = useInitialPassword();
  const form = useForm({
    initial: { currentPassword },
    schema: endpoints.scheduleDeletion.body,
    fieldByErrorId: { wrong_password: 'currentPassword' },
    async send(values) {
      const api = await loadBrowserApi();
      await api.scheduleDeletion({ body: values });
      onScheduled();
      await revalidate();
    },
  });
  return (
    <form onSubmit={form.submit} noValidate className="grid gap-[18px]">
      <FormProblem problem={form.problem} />
      <CurrentPasswordField form={form} />
      <Button type="submit" variant="danger" wide loading={form.isSending}>
        Delete my account
      </Button>
      <Button variant="quiet" wide onClick={onCancel}>
        Cancel
      </Button>
    </form>
  );
}
