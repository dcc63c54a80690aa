import { formatNumber } from '@playloom/api-contract';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ReferenceEntry, ReferenceParam } from '@playloom/game-format';
import { RuleLines } from './RuleLines.tsx';
import { ReferenceSentence } from './ReferenceSentence.tsx';
import { SlotChip } from './SlotChip.tsx';

/** Shows the reference entry of one trigger, action or value. */
export function EntryDetails({ entry }: { entry: ReferenceEntry }) {
  return (
    <article className="edge scroll-mt-24 rounded-lg bg-surface p-5" id={entry.anchor}>
      <h3 className="text-card">
        <a href={`#${entry.anchor}`} className="rounded-sm hover:text-sun">
          {entry.title}
        </a>
      </h3>
      <p className="mt-3 text-lg leading-loose text-paper">
        <ReferenceSentence parts={entry.sentence} />
      </p>
      <p className="mt-2 max-w-[66ch] text-text-2">{entry.help}</p>
      <dl className="mt-4 divide-y divide-line border-t border-line text-meta">
        {entry.params.map((param) => (
          <Row key={param.name} term={<ParamName param={param} />}>
            {describeParam(param)}
          </Row>
        ))}
        {entry.returns && <Row term="Returns">{entry.returns}</Row>}
        {entry.provides.length > 0 && (
          <Row term="Provides">
            <Provided entry={entry} />
          </Row>
        )}
        <Row term="In scripts">
          {entry.script ? (
            <code className="text-[.8125rem] wrap-anywhere text-mint">{entry.script}</code>
          ) : (
            explainRulesOnly(entry)
          )}
        </Row>
        <Row term="Example">
          <div className="text-secondary">
            <RuleLines lines={entry.exampleLines} />
          </div>
          <details className="group mt-1">
            <summary className="flex w-fit items-center gap-1 rounded-sm text-text-3 hover:text-paper">
              <ChevronRight
                size={14}
                aria-hidden="true"
                className="transition-transform group-open:rotate-90"
              />
              As JSON
            </summary>
            <pre className="mt-2 text-[.8125rem] wrap-anywhere whitespace-pre-wrap text-text-2">
              {entry.example}
            </pre>
          </details>
        </Row>
      </dl>
    </article>
  );
}

function Row({ term, children }: { term: ReactNode; children: ReactNode }) {
  return (
    <div className="py-[9px] last:pb-0 sm:grid sm:grid-cols-[11rem_minmax(0,1fr)] sm:gap-4">
      <dt className="font-semibold text-text-3">{term}</dt>
      <dd className="mt-1 min-w-0 text-text-2 sm:mt-0">{children}</dd>
    </div>
  );
}

function ParamName({ param }: { param: ReferenceParam }) {
  if (param.slot === null) return param.title;
  return <SlotChip slot={{ type: param.slot, text: param.title.toLowerCase(), isEmpty: true }} />;
}

function describeParam({ type, isRequired, default: preset, min, max }: ReferenceParam): string {
  const requirement = preset === null ? (isRequired ? '' : 'optional') : `default: ${preset}`;
  return [type, describeRange(min, max), requirement].filter(Boolean).join('; ');
}

function describeRange(min: number | null, max: number | null): string {
  const [low, high] = [min ?? 0, max ?? 0].map((number) => formatNumber(number));
  if (min !== null && max !== null) return `${low} to ${high}`;
  if (min !== null) return `at least ${low}`;
  return max === null ? '' : `at most ${high}`;
}

function Provided({ entry }: { entry: ReferenceEntry }) {
  return entry.provides.map(({ name, title, anchor, type }, index) => (
    <span key={name}>
      {index > 0 && ', '}
      <Link to={`/docs/reference/values#${anchor}`} className="pl-link">
        {title.toLowerCase()}
      </Link>{' '}
      ({type})
    </span>
  ));
}

function explainRulesOnly({ kind }: ReferenceEntry): string {
  return kind === 'action'
    ? 'Not available in scripts. Use TypeScript loops, conditions, and await instead.'
    : 'Not available in scripts. Use the event passed to your handler, or your loop variable, instead.';
}
