import type { ImportReport } from '@playloom/editor-core';

const PARTS = [
  ['taken', 'Imported'],
  ['changed', 'Changed'],
  ['leftOut', 'Left out'],
] as const;

/** Shows what an import could and could not convert. */
export function ImportReportList({ report }: { readonly report: ImportReport }) {
  return (
    <dl className="start-report">
      {PARTS.map(([part, title]) => (
        <div key={part} data-part={part}>
          <dt>{title}</dt>
          {report[part].length === 0 ? (
            <dd className="start-quiet">None</dd>
          ) : (
            report[part].map((line) => <dd key={line}>{line}</dd>)
          )}
        </div>
      ))}
    </dl>
  );
}
