import type { DraftPath } from '@playloom/draft';
import type { FormSection } from '@playloom/editor-core';
import { InspectorSection } from '../../ui/InspectorSection.tsx';
import { SchemaFieldControl } from './SchemaFieldControl.tsx';
import { useFieldProblem } from './FormContext.ts';

interface Props {
  readonly root: DraftPath;
  readonly section: FormSection;
  /** Forces the section open during a search. */
  readonly isOpened?: boolean;
}

export function FormSectionView({ root, section, isOpened = false }: Props) {
  const { title, help, isFolded, fields } = section;
  const first = fields[0];
  // A collapsed section would hide its problem.
  const hasProblem = useFieldProblem(first === undefined ? root : [...root, first.path[0] ?? '']) !== null;
  const isFoldedFirst = isFolded && !isOpened && !hasProblem;
  // The heading of the section is also the heading of its only list.
  const isAlone = fields.length === 1 && first?.label === title;
  return (
    <InspectorSection key={String(isFoldedFirst)} title={title} isFoldable isFoldedFirst={isFoldedFirst}>
      {help !== null && <p className="ed-hint mb-2">{help}</p>}
      <div data-alone={isAlone ? '' : undefined} className="type-section">
        {fields.map((field) => (
          <SchemaFieldControl key={field.path.join('.')} root={root} field={field} />
        ))}
      </div>
    </InspectorSection>
  );
}
