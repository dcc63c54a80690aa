import { useState } from 'react';
import type { ReactNode } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronRight from 'lucide-react/icons/chevron-right';

export type InspectorSectionProps = {
  title: string;
  /** Shown beside the title in a lighter style, for example a count or a name. */
  note?: ReactNode;
  /** Icon buttons at the end of the header. */
  tools?: ReactNode;
  foldable?: boolean;
  defaultFolded?: boolean;
  children?: ReactNode;
};

/** A section of an inspector with a heading. */
export function InspectorSection(props: InspectorSectionProps) {
  const { title, note, tools, foldable = false, defaultFolded = false, children } = props;
  const [isFolded, setIsFolded] = useState(defaultFolded);
  const Chevron = isFolded ? ChevronRight : ChevronDown;
  return (
    <section className="pl-section" aria-label={title} data-folded={isFolded ? '' : undefined}>
      <div className="pl-section-head">
        {foldable ? (
          <h3>
            <button
              type="button"
              className="pl-section-fold"
              aria-expanded={!isFolded}
              onClick={() => setIsFolded(!isFolded)}
            >
              <Chevron size={14} aria-hidden="true" />
              {title}
            </button>
          </h3>
        ) : (
          <h3>{title}</h3>
        )}
        {note !== undefined && <span className="pl-section-note">{note}</span>}
        {tools !== undefined && <span className="pl-section-tools">{tools}</span>}
      </div>
      {!isFolded && children}
    </section>
  );
}
