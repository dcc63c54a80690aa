import { Time } from '@playloom/site/time/Time.tsx';
import { AGREEMENT_TITLES } from '../agreement/AgreementModal.tsx';
import type { AgreementChanges } from './useAgreementChanges.ts';

const DAY_LENGTH = 'YYYY-MM-DD'.length;

/** Lists the operators' summaries of changes to the agreements. */
export function AgreementChangeList({ changes }: Pick<AgreementChanges, 'changes'>) {
  if (changes.length === 0) return null;
  return (
    <section aria-label="What changed" className="grid max-h-[30dvh] gap-3 overflow-y-auto">
      {changes.map(({ type, number, summary, publishedAt }) => (
        <div key={`${type} ${number}`}>
          <h3 className="font-semibold">
            {AGREEMENT_TITLES[type]}, <Time at={publishedAt.slice(0, DAY_LENGTH)} />
          </h3>
          <p className="break-words whitespace-pre-line text-text-2">{summary}</p>
        </div>
      ))}
    </section>
  );
}
