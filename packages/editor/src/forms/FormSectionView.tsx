import { InspectorSection } from '@playloom/design-system/InspectorSection';
import type { DraftPath } from '@playloom/draft';
import type { FormSection } from '@playloom/editor-core';
import { SchemaFieldControl } from './SchemaFieldControl.tsx';
import { useFieldProblem } from './FormContext.ts';

interface Props {
  readonly root: DraftPath;
  readonly section: FormSection;
  /** Whether to expand the section, for example during a search. */
  readonly isOpened?: boolean;
}

export function FormSectionView({ root, section, isOpened = false }: Props) {
  const { title, help, isFolded, fields } = section;
  const first = fields[0];
  // Expand a section that has a problem, so that the problem is visible.
  const hasProblem = useFieldProblem(first === undefined ? root : [...root, first.path[0] ?? '']) !== null;
  const isFoldedFirst = isFolded && !isOpened && !hasProblem;
  // If the section has only one field with the same title, one heading is enough.
  const isAlone = fields.length === 1 && first?.label === title;
  return (
    <InspectorSection key={String(isFoldedFirst)} title={title} foldable defaultFolded={isFoldedFirst}>
      {help !== null && <p className="ed-hint mb-2">{help}</p>}
      <div data-alone={isAlone ? '' : undefined} className="type-section">
        {fields.map((field) => (
          <SchemaFieldControl key={field.path.join('.')} root={root} field={field} />
        ))}
      </div>
    </InspectorSection>
  );
}
