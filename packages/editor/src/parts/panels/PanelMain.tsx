import { EmptyState } from '@playloom/design-system/EmptyState';
import { getPanelPath } from '@playloom/editor-core';
import type { LocationOfKind } from '../EditorPart.ts';
import { useSharedText } from '../../textEditor/useSharedText.ts';
import { useSession } from '../../session/SessionContext.ts';
import { openLocation } from '../../locations/openLocation.ts';
import { HtmlEditor } from './HtmlEditor.tsx';
import { NewPanelForm } from './NewPanelForm.tsx';
import { PanelPreview } from './PanelPreview.tsx';

/** The panel editor: the HTML, and a preview beside it. */
export function PanelMain({ place }: { readonly place: LocationOfKind<'panel'> }) {
  const session = useSession();
  const { panel } = place;
  const text = useSharedText(getPanelPath(panel));
  if (panel === '') return <NewPanelForm />;
  if (text === null) {
    return (
      <EmptyState
        centered
        title={`The panel ${panel} no longer exists`}
        action={
          <button
            type="button"
            className="ed-button"
            onClick={() => openLocation(session, { kind: 'panel', panel: '' })}
          >
            New panel
          </button>
        }
      >
        It was deleted or renamed. If that was you, you can undo the change.
      </EmptyState>
    );
  }
  return (
    <div className="panel-main">
      <HtmlEditor key={panel} panel={panel} text={text} />
      <PanelPreview key={`preview ${panel}`} panel={panel} />
    </div>
  );
}
