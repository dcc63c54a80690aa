import { describeChange } from './formatFigures.ts';

interface StatTileProps {
  name: string;
  value: string;
  /** A short explanation of the number. */
  hint: string;
  now: number | null;
  before: number | null;
}

const TONES = { up: 'text-mint', down: 'text-danger-text', same: 'text-text-3' };

/** Shows one number and its change from the previous date range. */
export function StatTile({ name, value, hint, now, before }: StatTileProps) {
  const change = describeChange(now, before);
  return (
    <div className="edge grid content-start gap-1 rounded-lg bg-surface p-4 desk:p-5">
      <dt className="text-meta font-bold text-text-2">{name}</dt>
      <dd className="display num text-[1.75rem] leading-tight">{value}</dd>
      <dd className="text-tiny text-text-3">{hint}</dd>
      {change && <dd className={`num text-tiny font-bold ${TONES[change.tone]}`}>{change.text}</dd>}
    </div>
  );
}
