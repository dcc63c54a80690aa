import ChevronRight from 'lucide-react/icons/chevron-right';
import type { FieldRow } from './describeApi.server.ts';

const INDENTS = ['', 'pl-5', 'pl-10', 'pl-15', 'pl-20'];

/** Longer trees start closed, so that the page is easy to scan. Find-in-page opens them. */
const OPEN_ROWS_MAX = 6;

/** Shows a schema as a list of fields, indented by depth. */
export function FieldTree({ label, rows }: { label: string; rows: FieldRow[] }) {
  return (
    <details open={rows.length <= OPEN_ROWS_MAX} className="group">
      <summary className="flex w-fit items-center gap-2 rounded-sm text-meta font-semibold text-text-3 hover:text-paper">
        <ChevronRight size={16} aria-hidden="true" className="transition-transform group-open:rotate-90" />
        {label}
        <span className="font-normal">{rows.length === 1 ? '1 field' : `${rows.length} fields`}</span>
      </summary>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {rows.map((row, index) => (
          <li key={index} className={INDENTS[Math.min(row.depth, INDENTS.length - 1)]}>
            <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1 py-2 text-meta">
              <code className="font-semibold text-paper">{row.name}</code>
              <span className="font-code text-[.8125rem] break-words text-mint">{row.type}</span>
              {!row.isRequired && <span className="text-text-3">optional</span>}
              {row.note && <span className="text-text-2">{row.note}</span>}
            </div>
          </li>
        ))}
      </ul>
    </details>
  );
}
