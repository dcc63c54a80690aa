import { snippet } from '@codemirror/autocomplete';
import { InspectorSection } from '@playloom/design-system/InspectorSection';
import { FilterInput } from '@playloom/design-system/FilterInput';
import { categories, type Category, isRequired, listScriptParams } from '@playloom/game-format';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ReactNode, useMemo, useState } from 'react';
import { useSession, useStore } from '../../../session/SessionContext.ts';
import { ShortcutKeys } from '@playloom/design-system/ShortcutKeys';
import { getCodeEditorState } from '../state/CodeEditorState.ts';
import { listCatalogReferences, type CatalogReference } from '../state/findCatalogReference.ts';
import { findFunction } from '../language/readCatalog.ts';

const FOUND_MAX = 40;
const EVENTS = 'on';

interface Group {
  readonly name: string;
  readonly title: string;
  /** How scripts write the entries of the group. */
  readonly code: string;
  readonly references: readonly CatalogReference[];
}

/** A searchable list of all triggers, actions and values that scripts can use. A click inserts one. */
export function CatalogList() {
  const session = useSession();
  const editorState = getCodeEditorState(session);
  const [text, setText] = useState('');
  const [open, setOpen] = useState<string | null>(null);
  const view = useStore(editorState.view);
  const canEdit = useStore(session.editor.canEdit);
  const canInsert = view !== null && canEdit;
  const groups = useMemo(() => listGroups(), []);
  const count = groups.reduce((sum, { references }) => sum + references.length, 0);
  const found = useMemo(() => search(groups, text), [groups, text]);
  const insert = (reference: CatalogReference) => {
    if (view === null || !canEdit) return;
    const { from, to } = view.state.selection.main;
    snippet(writeCall(reference))(view, null, from, to);
    view.focus();
  };
  return (
    <InspectorSection title="Catalog" tools={<ShortcutKeys keys="Ctrl+Space" />}>
      <FilterInput
        label="Search the catalog"
        placeholder={`Search ${count} entries`}
        value={text}
        onValueChange={setText}
        className="code-search"
      />
      {found !== null && found.length === 0 && <p className="ed-hint">No results. Try another word.</p>}
      {found !== null
        ? found.map((reference) => (
            <CatalogRow
              key={keyOf(reference)}
              reference={reference}
              isWhole
              canInsert={canInsert}
              onInsert={insert}
            />
          ))
        : groups.map((group) => (
            <CatalogGroup
              key={group.name}
              group={group}
              isOpen={open === group.name}
              onToggle={() => setOpen(open === group.name ? null : group.name)}
            >
              {group.references.map((reference) => (
                <CatalogRow
                  key={keyOf(reference)}
                  reference={reference}
                  canInsert={canInsert}
                  onInsert={insert}
                />
              ))}
            </CatalogGroup>
          ))}
    </InspectorSection>
  );
}

interface GroupProps {
  readonly group: Group;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

function CatalogGroup({ group, isOpen, onToggle, children }: GroupProps) {
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  return (
    <div>
      <button type="button" className="ed-row" aria-expanded={isOpen} onClick={onToggle}>
        <Chevron size={12} aria-hidden="true" />
        <span className="ed-name">{group.title}</span>
        <code className="ed-mono code-note">{group.code}</code>
        <span className="ed-count">{group.references.length}</span>
      </button>
      {isOpen && children}
    </div>
  );
}

interface RowProps {
  readonly reference: CatalogReference;
  readonly isWhole?: boolean;
  readonly canInsert: boolean;
  readonly onInsert: (reference: CatalogReference) => void;
}

function CatalogRow({ reference, isWhole = false, canInsert, onInsert }: RowProps) {
  const { entry, category } = reference;
  const isEvent = entry.kind === 'trigger';
  const entryOf = isEvent ? null : findFunction(category, entry.name);
  const params =
    entryOf === null
      ? ''
      : listScriptParams(entryOf)
          .map(([name, param]) => (isRequired(param) ? name : `${name}?`))
          .join(', ');
  return (
    <button
      type="button"
      className="ed-row code-entry"
      title={`${entry.help}${canInsert ? ' Click to insert.' : ''}`}
      aria-disabled={!canInsert}
      onClick={() => onInsert(reference)}
    >
      <span className="code-kind" data-kind={isEvent ? 'event' : 'function'} aria-hidden="true">
        {isEvent ? '⚡' : 'ƒ'}
      </span>
      <span className="ed-name ed-mono">
        {isWhole && !isEvent && `${category}.`}
        {entry.name}
        {!isEvent && <i>({params})</i>}
      </span>
    </button>
  );
}

function listGroups(): Group[] {
  const all = listCatalogReferences();
  const events = all.filter(({ entry }) => entry.kind === 'trigger');
  const names = (Object.keys(categories) as Category[]).map((name) => ({
    name,
    title: categories[name],
    code: name,
    references: all.filter(({ entry, category }) => entry.kind !== 'trigger' && category === name),
  }));
  return [{ name: EVENTS, title: 'Events', code: `${EVENTS}()`, references: events }, ...names].filter(
    ({ references }) => references.length > 0,
  );
}

function search(groups: readonly Group[], text: string): readonly CatalogReference[] | null {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return null;
  const rank = ({ entry }: CatalogReference) => (entry.name.toLowerCase().startsWith(words[0]!) ? 0 : 1);
  return groups
    .flatMap(({ references }) => references)
    .filter(({ entry, category }) => {
      const all = `${category} ${entry.name} ${entry.title} ${entry.help}`.toLowerCase();
      return words.every((word) => all.includes(word));
    })
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, FOUND_MAX);
}

/**
 * Generates the snippet for an entry: a handler for a trigger, otherwise a call with a placeholder for each required
 * parameter.
 */
function writeCall({ entry, category }: CatalogReference): string {
  if (entry.kind === 'trigger') {
    const provided = entry.provides.map(({ name }) => name);
    const head = provided.length === 0 ? '()' : `({ ${provided.join(', ')} })`;
    return `on('${entry.name}', ${head} => {\n\t\${}\n});\n`;
  }
  const found = findFunction(category, entry.name);
  const params = found === null ? [] : listScriptParams(found).filter(([, param]) => isRequired(param));
  return `${category}.${entry.name}(${params.map(([name]) => `\${${name}}`).join(', ')})\${}`;
}

function keyOf({ entry }: CatalogReference): string {
  return `${entry.kind} ${entry.name}`;
}
