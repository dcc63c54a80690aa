import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ReactNode, useState } from 'react';

interface SectionProps {
  readonly title: string;
  /** Shown beside the title in a lighter style, for example a count or a name. */
  readonly note?: ReactNode;
  /** Icon buttons at the end of the header. */
  readonly tools?: ReactNode;
  readonly isFoldable?: boolean;
  readonly isFoldedFirst?: boolean;
  readonly children?: ReactNode;
}

/** A section of an inspector with a heading. */
export function InspectorSection(props: SectionProps) {
  const { title, note, tools, isFoldable = false, isFoldedFirst = false, children } = props;
  const [isFolded, setIsFolded] = useState(isFoldedFirst);
  const Chevron = isFolded ? ChevronRight : ChevronDown;
  return (
    <section className="ed-section" aria-label={title} data-folded={isFolded ? '' : undefined}>
      <div className="ed-section-head">
        {isFoldable ? (
          <h3>
            <button
              type="button"
              className="ed-section-fold"
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
        {note !== undefined && <span className="ed-section-note">{note}</span>}
        {tools !== undefined && <span className="ed-section-tools">{tools}</span>}
      </div>
      {!isFolded && children}
    </section>
  );
}
