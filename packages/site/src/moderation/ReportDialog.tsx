import { apiLimits, type ErrorBody, type ReportReason, type ReportSubject } from '@playloom/api-contract';
import { Button, LabeledField, LinkText, Modal, RadioGroup, Textarea } from '@playloom/design-system';
import { useState, type SubmitEvent } from 'react';
import { useLocation } from 'react-router';
import { FormProblem } from '../forms/FormProblem.tsx';
import { toErrorBody } from '../api/toErrorBody.ts';
import { loadBrowserApi } from '../api/loadBrowserApi.ts';
import { useToasts } from '../overlays/useToasts.ts';
import { AssetSelect, AssetPreview } from './AssetSelect.tsx';

const REASONS: { value: ReportReason; label: string }[] = [
  { value: 'harassment', label: 'Bullying or harassment' },
  { value: 'hate', label: 'Hate speech' },
  { value: 'sexual', label: 'Sexual content' },
  { value: 'violence', label: 'Threats or violence' },
  { value: 'personal-information', label: 'Personal information' },
  { value: 'spam', label: 'Spam or a scam' },
  { value: 'cheating', label: 'Cheating' },
  { value: 'copyright', label: 'Uses my work (copyright)' },
  { value: 'other', label: 'Something else' },
];

/** Narrows the report of a game to one of its files, if the user chose one. */
function narrow(subject: ReportSubject, asset: string | null): ReportSubject {
  return subject.kind === 'game' && asset !== null ? { ...subject, kind: 'asset', asset } : subject;
}

interface Props {
  subject: ReportSubject;
  onClose: () => void;
}

/** Reports a user, a message, a game or one of its files. The server adds the messages around a reported one. */
export default function ReportDialog({ subject, onClose }: Props) {
  const toasts = useToasts();
  const [asset, setAsset] = useState<string | null>(null);
  const [reason, setReason] = useState<ReportReason>('harassment');
  const [details, setDetails] = useState('');
  const [work, setWork] = useState('');
  const [problem, setProblem] = useState<ErrorBody | null>(null);
  const [isSending, setIsSending] = useState(false);
  async function send(event: SubmitEvent) {
    event.preventDefault();
    setIsSending(true);
    setProblem(null);
    try {
      const claim = reason === 'copyright' && work.trim() !== '' ? { work } : {};
      const api = await loadBrowserApi();
      await api.sendReport({
        body: { subject: narrow(subject, asset), reason, details, ...claim },
      });
      toasts.show('Thanks. We’ll review your report.', { type: 'success' });
      onClose();
    } catch (error) {
      setProblem(toErrorBody(error));
      setIsSending(false);
    }
  }
  return (
    <Modal
      open
      onOpenChange={(next) => next || onClose()}
      size="md"
      title="Report"
      description="Only moderators can see your report."
    >
      <form onSubmit={(event) => void send(event)} className="grid gap-5">
        {subject.kind === 'game' && <AssetSelect gameId={subject.gameId} asset={asset} onChoose={setAsset} />}
        {subject.kind === 'asset' && <AssetPreview file={subject.asset} />}
        <RadioGroup
          label="What’s wrong?"
          name="reason"
          options={REASONS}
          value={reason}
          onValueChange={(next) => setReason(next as ReportReason)}
        />
        {reason === 'copyright' && (
          <>
            <CopyrightClaimNote />
            <LabeledField
              label="Your work"
              hint="Describe your work, confirm that you own it, and tell us where we can see it."
            >
              <Textarea
                rows={3}
                required
                maxLength={apiLimits.REPORT_DETAILS_MAX}
                value={work}
                onChange={(event) => setWork(event.target.value)}
              />
            </LabeledField>
          </>
        )}
        <LabeledField label="Details (optional)">
          <Textarea
            rows={3}
            maxLength={apiLimits.REPORT_DETAILS_MAX}
            value={details}
            onChange={(event) => setDetails(event.target.value)}
          />
        </LabeledField>
        <FormProblem problem={problem} />
        <Button type="submit" variant="primary" wide loading={isSending}>
          Send report
        </Button>
      </form>
    </Modal>
  );
}

/** Links to the copyright claim form. Opens it in a new tab, because this tab may be running a game. */
function CopyrightClaimNote() {
  const { pathname } = useLocation();
  const search = pathname.startsWith('/play/') ? `?content=${encodeURIComponent(pathname)}` : '';
  return (
    <p className="text-secondary text-text-2">
      Do you own the work?{' '}
      <LinkText href={`/copyright${search}`} target="_blank" rel="noreferrer">
        File a copyright claim
      </LinkText>{' '}
      to have the game removed. A report only asks us to review it.
    </p>
  );
}
