import type { Skin } from '@playloom/api-contract';
import { Badge, Button, LinkText } from '@playloom/design-system';
import { Link, useRevalidator } from 'react-router';
import { FormProblem } from '@playloom/site/forms/FormProblem.tsx';
import { useAsyncAction } from '@playloom/site/forms/useAsyncAction.ts';
import { getPlayPath } from '@playloom/site/paths/getPlayPath.ts';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import { useRootData } from '@playloom/site/session/useRootData.ts';

const STATES = {
  waiting: { tone: 'sun', text: 'Pending review' },
  approved: { tone: 'mint', text: 'Approved' },
  rejected: { tone: 'danger', text: 'Rejected' },
} as const;

/** The user's skins with their review status and the one in use. */
export function OwnSkins({ skins }: { skins: readonly Skin[] }) {
  return (
    <section aria-labelledby="own" className="mt-12">
      <h2 id="own" className="text-section">
        Your skins
      </h2>
      <ul className="mt-6 grid gap-4 desk:grid-cols-2">
        {skins.map((skin) => (
          <OwnSkin key={skin.id} skin={skin} />
        ))}
      </ul>
    </section>
  );
}

function OwnSkin({ skin }: { skin: Skin }) {
  const { config } = useRootData();
  const { revalidate } = useRevalidator();
  const state = STATES[skin.status];
  const wear = useAsyncAction(async () => {
    const body = { skinId: skin.isWorn ? null : skin.id };
    await (await loadBrowserApi()).wearSkin({ params: { id: skin.gameId }, body });
    await revalidate();
  });
  const remove = useAsyncAction(async () => {
    await (await loadBrowserApi()).deleteSkin({ params: { skinId: skin.id } });
    await revalidate();
  });
  return (
    <li className="edge flex gap-4 rounded-lg bg-surface p-4">
      <img
        src={`${config.uiOrigin}/files/${encodeURIComponent(skin.file)}`}
        alt={skin.isEarned ? `Earned skin for ${skin.game}` : `Your skin for ${skin.game}`}
        className="size-24 shrink-0 rounded-md bg-ink-700 object-contain"
      />
      <div className="grid min-w-0 flex-1 content-start gap-2">
        <p className="flex flex-wrap items-center gap-2">
          <LinkText asChild>
            <Link to={getPlayPath(skin.gameSlug)}>{skin.game}</Link>
          </LinkText>
          {skin.isEarned ? <Badge tone="sun">Earned</Badge> : <Badge tone={state.tone}>{state.text}</Badge>}
        </p>
        {skin.reason !== '' && <p className="text-secondary break-words text-text-2">{skin.reason}</p>}
        {skin.isEarned && skin.reward !== null && (
          <p className="text-meta wrap-anywhere text-text-2">{`For the achievement “${skin.reward.name}”`}</p>
        )}
        {skin.isWorn && (
          <p className="text-meta text-text-2">You’ll wear it the next time you join the game.</p>
        )}
        <FormProblem problem={wear.problem ?? remove.problem} />
        <div className="flex flex-wrap gap-2">
          {skin.status === 'approved' && (
            <Button
              size="sm"
              variant={skin.isWorn ? 'secondary' : 'primary'}
              loading={wear.isBusy}
              onClick={wear.run}
            >
              {skin.isWorn ? 'Take off' : 'Wear'}
            </Button>
          )}
          {!skin.isEarned && (
            <Button size="sm" variant="quiet" loading={remove.isBusy} onClick={remove.run}>
              Remove
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}
