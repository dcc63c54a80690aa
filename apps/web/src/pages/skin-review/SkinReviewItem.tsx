import { apiLimits, type Skin, type SkinCharacter } from '@playloom/api-contract';
import { Badge, Button, LabeledField, TextInput } from '@playloom/design-system';
import Flag from 'lucide-react/icons/flag';
import { lazy, Suspense, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { FormProblem } from '@playloom/site/forms/FormProblem.tsx';
import { useAsyncAction } from '@playloom/site/forms/useAsyncAction.ts';
import { SkinPreview } from '../../games/SkinPreview.tsx';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import { useRootData } from '@playloom/site/session/useRootData.ts';
import type { SkinReview } from './SkinReview.ts';
import { SkinReward } from './SkinReward.tsx';

const ReportDialog = lazy(() => import('@playloom/site/moderation/ReportDialog.tsx'));

type Decision = { decision: 'approve' } | { decision: 'reject'; reason: string };

/** Shows the character with a skin, and the skin's author. Pending skins can be approved or rejected. */
export function SkinReviewItem({
  skin,
  character,
  achievements,
}: {
  skin: Skin;
  character: SkinCharacter | null;
  achievements: SkinReview['achievements'];
}) {
  const { config, user } = useRootData();
  const canBeReward = skin.status === 'approved' && skin.username === user?.local.username;
  const src = `${config.uiOrigin}/files/${encodeURIComponent(skin.file)}`;
  const label = `Skin by ${skin.username}`;
  return (
    <li className="edge flex gap-4 rounded-lg bg-surface p-4">
      {character === null ? (
        <img src={src} alt={label} className="size-24 shrink-0 rounded-lg bg-ink-700 object-contain" />
      ) : (
        <SkinPreview character={character} src={src} label={label} className="size-24 shrink-0" />
      )}
      <div className="grid min-w-0 flex-1 content-start gap-3">
        <div className="flex flex-wrap items-center gap-2">
          <Link className="font-bold" to={`/user/${skin.username}`}>
            {skin.username}
          </Link>
          {skin.status !== 'waiting' && (
            <Badge tone={skin.status === 'approved' ? 'mint' : 'danger'}>
              {skin.status === 'approved' ? 'Approved' : 'Rejected'}
            </Badge>
          )}
          <ReportSkin skin={skin} />
        </div>
        {skin.reason !== '' && <p className="text-secondary break-words text-text-2">{skin.reason}</p>}
        {skin.status === 'waiting' && <Decide skin={skin} />}
        {canBeReward && achievements.length > 0 && <SkinReward skin={skin} achievements={achievements} />}
      </div>
    </li>
  );
}

function ReportSkin({ skin }: { skin: Skin }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="ml-auto">
      <Button
        size="sm"
        variant="quiet"
        icon={<Flag size={16} aria-hidden="true" />}
        aria-label={`Report ${skin.username}’s skin`}
        onClick={() => setIsOpen(true)}
      >
        <span className="max-[599px]:hidden">Report</span>
      </Button>
      {isOpen && (
        <Suspense>
          <ReportDialog
            subject={{ kind: 'asset', gameId: skin.gameId, asset: skin.file }}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

function Decide({ skin }: { skin: Skin }) {
  const [reason, setReason] = useState<string | null>(null);
  const { revalidate } = useRevalidator();
  const decide = async (body: Decision) => {
    const params = { id: skin.gameId, skinId: skin.id };
    await (await loadBrowserApi()).decideSkin({ params, body });
    await revalidate();
  };
  const approve = useAsyncAction(() => decide({ decision: 'approve' }));
  const reject = useAsyncAction(() => decide({ decision: 'reject', reason: reason ?? '' }));
  return (
    <>
      {reason !== null && (
        <LabeledField label="Reason" hint="The player sees this.">
          <TextInput
            value={reason}
            maxLength={apiLimits.SKIN_REASON_MAX}
            onChange={(event) => setReason(event.target.value)}
          />
        </LabeledField>
      )}
      <FormProblem problem={approve.problem ?? reject.problem} />
      <div className="flex flex-wrap gap-2">
        {reason === null ? (
          <>
            <Button size="sm" variant="primary" loading={approve.isBusy} onClick={approve.run}>
              Approve
            </Button>
            <Button size="sm" onClick={() => setReason('')}>
              Reject…
            </Button>
          </>
        ) : (
          <>
            <Button
              size="sm"
              variant="danger"
              disabled={reason.trim() === ''}
              loading={reject.isBusy}
              onClick={reject.run}
            >
              Reject
            </Button>
            <Button size="sm" onClick={() => setReason(null)}>
              Cancel
            </Button>
          </>
        )}
      </div>
    </>
  );
}
