import type { LocationOfKind } from '../EditorPart.ts';
import { CatalogList } from './inspector/CatalogList.tsx';
import { FileList } from './inspector/FileList.tsx';
import { SymbolHelp } from './inspector/SymbolHelp.tsx';
import { Outline } from './inspector/Outline.tsx';
import { FileProblems } from './inspector/FileProblems.tsx';
import { ScriptUses } from './inspector/ScriptUses.tsx';

/** Inspector of the code editor: files, outline, help for the symbol under the cursor, and the catalog. */
export function CodeInspector({ place }: { readonly place: LocationOfKind<'script'> }) {
  if (place.script === '') return <CatalogList />;
  return (
    <>
      <FileList place={place} />
      <FileProblems place={place} />
      <SymbolHelp />
      <Outline place={place} />
      <ScriptUses script={place.script} />
      <CatalogList />
    </>
  );
}
