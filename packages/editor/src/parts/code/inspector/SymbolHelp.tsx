import { InspectorSection } from '@playloom/design-system/InspectorSection';
import type { ReferenceEntry, SentenceLine } from '@playloom/game-format';
import { useSession, useStore } from '../../../session/SessionContext.ts';
import { CodeLine } from '../../../textEditor/CodeLine.tsx';
import { getCodeEditorState } from '../state/CodeEditorState.ts';
import { findCatalogReference } from '../state/findCatalogReference.ts';

/** Reference help for the symbol under the cursor. */
export function SymbolHelp() {
  const editorState = getCodeEditorState(useSession());
  const here = useStore(editorState.symbolAtCursor);
  if (here === null || here.signature === '' || here.signature === 'any') return null;
  const reference = here.entry === null ? null : findCatalogReference(here.entry);
  return (
    <InspectorSection title={reference === null ? 'Under the cursor' : reference.entry.title} foldable>
      <div className="code-here">
        <CodeLine code={reference?.entry.script ?? here.signature} />
        {here.help !== '' && <p>{here.help}</p>}
        {reference !== null && (
          <>
            <Params entry={reference.entry} />
            <p className="ed-hint">
              Example in rules: {reference.entry.exampleLines.map(writeLine).join(' ')}
            </p>
            <a className="ed-link" href={reference.href} target="_blank" rel="noreferrer">
              Open in the reference
            </a>
          </>
        )}
      </div>
    </InspectorSection>
  );
}

function Params({ entry }: { readonly entry: ReferenceEntry }) {
  if (entry.params.length === 0) return null;
  return (
    <dl>
      {entry.params.map(({ name, type, isRequired, default: standard }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {type}
            {!isRequired && (standard === null ? ', optional' : `, ${standard} by default`)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function writeLine({ parts }: SentenceLine): string {
  return parts.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}
