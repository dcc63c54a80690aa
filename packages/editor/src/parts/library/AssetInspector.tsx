import { EmptyState } from '@playloom/design-system/EmptyState';
import { InspectorSection } from '@playloom/design-system/InspectorSection';
import { describeField, findUses, getAssetName, removeEntry, runCommand } from '@playloom/editor-core';
import type { Shape } from '@playloom/game-format';
import Trash from 'lucide-react/icons/trash-2';
import type { LocationOfKind } from '../EditorPart.ts';
import { useGame, useSession, useStore } from '../../session/SessionContext.ts';
import { SchemaFieldControl } from '../../forms/SchemaFieldControl.tsx';
import { FormSubjectContext } from '../../forms/FormContext.ts';
import { UsageList } from '../../locations/UsageList.tsx';
import { ReportAssetButton } from './ReportAssetButton.tsx';

const NAME: Shape = { kind: 'text', max: 60 };

/** One image or sound: its name, how it is drawn, and where it is used. */
export function AssetInspector({ place }: { readonly place: LocationOfKind<'assets'> }) {
  const { editor, assetUrl } = useSession();
  const canEdit = useStore(editor.canEdit);
  const id = place.id;
  const asset = useGame((game) => (id === undefined ? undefined : game.assets[id]));
  if (id === undefined || asset === undefined) {
    return (
      <EmptyState title="Nothing selected">Select an image or a sound to see where it’s used.</EmptyState>
    );
  }
  const target = asset.kind === 'image' ? 'image' : 'soundFile';
  const uses = findUses(editor.draft, editor.game.get(), target, id).length;
  const field = (name: string, label: string, shape: Shape) => (
    <SchemaFieldControl
      root={['assets', id]}
      field={{
        ...describeField(['assets', '*', name]),
        label,
        path: [name],
        shape,
        isNullable: false,
        isOptional: false,
        preset: undefined,
      }}
    />
  );
  return (
    <FormSubjectContext value={getAssetName(id, asset)}>
      <InspectorSection title={getAssetName(id, asset)} note={asset.kind === 'image' ? 'Image' : 'Sound'}>
        {asset.kind === 'image' ? (
          <img
            className="library-whole"
            src={assetUrl(asset.file)}
            alt=""
            style={{ imageRendering: asset.isPixelArt ? 'pixelated' : 'auto' }}
          />
        ) : (
          // Sound files have no spoken text, so they have no captions.
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- sound files have no spoken text
          <audio controls src={assetUrl(asset.file)} className="w-full" />
        )}
        {field('name', 'Name', NAME)}
        {asset.kind === 'image' && field('isPixelArt', 'Pixel art', { kind: 'boolean' })}
        <button
          type="button"
          className="ed-button"
          data-size="s"
          disabled={!canEdit || uses > 0}
          title={uses > 0 ? 'This asset is in use. Remove it from the places listed below first.' : undefined}
          onClick={() =>
            void runCommand(editor, removeEntry(['assets', id], `Delete ${getAssetName(id, asset)}`))
          }
        >
          <Trash size={14} aria-hidden="true" />
          Delete
        </button>
        <ReportAssetButton file={asset.file} />
      </InspectorSection>
      <UsageList target={target} id={id} />
    </FormSubjectContext>
  );
}
