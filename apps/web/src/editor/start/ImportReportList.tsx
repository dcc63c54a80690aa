import type { ImportReport } from '@playloom/editor-core';

const PARTS = [
  ['taken', 'Taken'],
  ['changed', 'Changed'],
  ['leftOut', 'Left out'],
] as const;

/** What became of a file that was taken in. */
export function ImportReportList({ report }: { readonly report: ImportReport }) {
  return (
    <dl className="start-report">
      {PARTS.map(([part, title]) => (
        <div key={part} data-part={part}>
          <dt>{title}</dt>
          {report[part].length === 0 ? (
            <dd className="start-quiet">Nothing</dd>
          ) : (
            report[part].map((line) => <dd key={line}>{line}</dd>)
          )}
        </div>
      ))}
    </dl>
  );
}
