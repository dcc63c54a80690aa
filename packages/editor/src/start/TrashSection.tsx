import { apiLimits } from '@playloom/api-contract';
import { useState } from 'react';
import { toErrorBody } from '@playloom/site/api/toErrorBody.ts';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import { Time } from '@playloom/site/time/Time.tsx';
import type { Creations } from './useCreations.ts';

interface Props {
  readonly creations: Creations;
  readonly reload: () => Promise<void>;
}

/** Deleted games that can still be restored. */
export function TrashSection({ creations, reload }: Props) {
  const [problem, setProblem] = useState<string | null>(null);
  if (creations.kind !== 'ready' || creations.trash.length === 0) return null;
  const restore = async (id: string) => {
    setProblem(null);
    try {
      await (await loadBrowserApi()).restoreGame({ params: { id } });
    } catch (error) {
      setProblem(toErrorBody(error).message);
    }
    await reload();
  };
  return (
    <section aria-labelledby="start-trash">
      <header className="start-section">
        <h2 id="start-trash">Trash</h2>
        <span>Games stay here for {apiLimits.TRASH_DAYS} days</span>
      </header>
      {problem !== null && <p role="alert">{problem}</p>}
      <ul className="start-list">
        {creations.trash.map(({ _id, title, goneAt }) => (
          <li key={_id} className="start-row" data-short="">
            <b>{title}</b>
            <span className="start-row-word">
              {goneAt !== null && (
                <>
                  Can be restored until <Time at={goneAt} />
                </>
              )}
            </span>
            <button type="button" className="ed-button" data-size="s" onClick={() => void restore(_id)}>
              Restore<span className="sr-only"> {title}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
