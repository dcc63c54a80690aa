import { endpoints, apiLimits } from '@playloom/api-contract';
import { Button, ConfirmDialog, LabeledField, Textarea } from '@playloom/design-system';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { toErrorBody } from '@playloom/site/api/toErrorBody.ts';
import { useForm } from '@playloom/site/forms/useForm.ts';
import { Prose } from '../../markdown/Prose.tsx';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import { useToasts } from '@playloom/site/overlays/useToasts.ts';
import type { LoadedAgreement } from '../agreement/loadAgreement.server.ts';

const SCHEMA = endpoints.publishAgreement.body.pick({ text: true, summary: true });

/** Opens the form for the next version, which starts from the current text. */
export function PublishAgreementForm({ agreement }: { agreement: LoadedAgreement }) {
  const [isEditing, setIsEditing] = useState(false);
  if (isEditing) return <VersionForm agreement={agreement} onClose={() => setIsEditing(false)} />;
  return (
    <Button className="justify-self-start" onClick={() => setIsEditing(true)}>
      Publish new version
    </Button>
  );
}

interface VersionFormProps {
  agreement: LoadedAgreement;
  onClose: () => void;
}

function VersionForm({ agreement, onClose }: VersionFormProps) {
  const { type, title, number, markdown } = agreement;
  const [isConfirming, setIsConfirming] = useState(false);
  const [preview, setPreview] = useState<string | null>(null);
  const toasts = useToasts();
  const { revalidate } = useRevalidator();
  const form = useForm({
    initial: { text: markdown, summary: '' },
    schema: SCHEMA,
    send: async () => setIsConfirming(true),
  });

  async function showPreview() {
    const { renderMarkdown } = await import('../../markdown/renderMarkdown.ts');
    setPreview(renderMarkdown(form.values.text).html);
  }
  async function publish() {
    try {
      const api = await loadBrowserApi();
      await api.publishAgreement({ params: { type }, body: { ...form.values, basedOn: number } });
    } catch (error) {
      toasts.showError(toErrorBody(error).message);
      return;
    }
    toasts.show(`Version ${number + 1} published.`, { type: 'success' });
    await revalidate();
  }

  return (
    <form onSubmit={form.submit} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-[18px] pt-2">
      <LabeledField
        label="What changed"
        hint="Shown to users when they are asked to agree."
        error={form.fields.summary}
      >
        <Textarea {...form.bind('summary')} rows={3} maxLength={apiLimits.AGREEMENT_SUMMARY_MAX} />
      </LabeledField>
      <LabeledField
        label="Text"
        hint="Supports Markdown. HTML is shown as plain text."
        error={form.fields.text}
      >
        <Textarea {...form.bind('text')} rows={16} />
      </LabeledField>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary">
          Publish version {number + 1}
        </Button>
        <Button onClick={() => void (preview === null ? showPreview() : setPreview(null))}>
          {preview === null ? 'Show preview' : 'Hide preview'}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
      {preview !== null && (
        <section aria-label="Preview" className="edge rounded-lg bg-ink p-5">
          <Prose html={preview} />
        </section>
      )}
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setIsConfirming}
        title={`Publish version ${number + 1} of “${title}”?`}
        confirmText="Publish"
        onConfirm={publish}
      >
        <p>
          All users, including you, will be asked to agree on their next visit. You can’t change or remove a
          published version.
        </p>
      </ConfirmDialog>
    </form>
  );
}
