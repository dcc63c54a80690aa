import ChevronRight from 'lucide-react/icons/chevron-right';
import type { FieldLine } from './describeApi.server.ts';

const INDENTS = ['', 'pl-5', 'pl-10', 'pl-15', 'pl-20'];

/** Longer trees start closed, so that the page can be scanned; find-in-page opens them. */
const OPEN_LINES_MAX = 6;

/** A schema as a list: the deeper a field, the further to the right. */
export function FieldTree({ label, lines }: { label: string; lines: FieldLine[] }) {
  return (
    <details open={lines.length <= OPEN_LINES_MAX} className="group">
      <summary className="flex w-fit items-center gap-2 rounded-sm text-meta font-semibold text-text-3 hover:text-paper">
        <ChevronRight size={16} aria-hidden="true" className="transition-transform group-open:rotate-90" />
        {label}
        <span className="font-normal">{lines.length === 1 ? '1 field' : `${lines.length} fields`}</span>
      </summary>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {lines.map((line, index) => (
          <li key={index} className={INDENTS[Math.min(line.depth, INDENTS.length - 1)]}>
            <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1 py-2 text-meta">
              <code className="font-semibold text-paper">{line.name}</code>
              <span className="font-code text-[.8125rem] break-words text-mint">{line.type}</span>
              {!line.isRequired && <span className="text-text-3">optional</span>}
              {line.note && <span className="text-text-2">{line.note}</span>}
            </div>
          </li>
        ))}
      </ul>
    </details>
  );
}
