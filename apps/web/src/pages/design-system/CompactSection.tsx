import { Button } from '@playloom/design-system';
import { ChoiceField } from '@playloom/design-system/ChoiceField';
import { ColorField } from '@playloom/design-system/ColorField';
import '@playloom/design-system/compact.css';
import { ContextMenu } from '@playloom/design-system/ContextMenu';
import { DensityContext } from '@playloom/design-system/DensityContext';
import { DropdownMenu } from '@playloom/design-system/DropdownMenu';
import { EmptyState } from '@playloom/design-system/EmptyState';
import { FileButton } from '@playloom/design-system/FileButton';
import { InspectorSection } from '@playloom/design-system/InspectorSection';
import { type MenuEntry, MenuEntryList } from '@playloom/design-system/MenuEntryList';
import { NumberField } from '@playloom/design-system/NumberField';
import { PickList } from '@playloom/design-system/PickList';
import { Popover } from '@playloom/design-system/Popover';
import { FilterInput } from '@playloom/design-system/FilterInput';
import { SegmentedControl } from '@playloom/design-system/SegmentedControl';
import { SwitchField } from '@playloom/design-system/SwitchField';
import { TextField } from '@playloom/design-system/TextField';
import { ToolButton } from '@playloom/design-system/ToolButton';
import Grid from 'lucide-react/icons/grid-2x2';
import Undo from 'lucide-react/icons/undo';
import { useState } from 'react';
import { SpecimenSection, Specimen } from './Specimen.tsx';

const TEAMS = ['Coral', 'Mint', 'Sky', 'Sun'].map((name) => ({ id: name, name }));
const SHAPES = ['Circle', 'Square'].map((name) => ({ value: name, label: name }));
const KINDS = ['Unit', 'Item', 'Prop', 'Projectile'].map((name) => ({ value: name, label: name }));

/** The density of the editor, and the components that only the editor uses. */
export function CompactSection() {
  return (
    <SpecimenSection id="compact" title="Compact density">
      <DensityContext value="compact">
        <div className="grid gap-6 text-[0.8125rem] desk:grid-cols-3">
          <CompactFields />
          <CompactButtons />
          <Specimen caption="Empty state">
            <EmptyState title="No messages yet" learnMore="/docs">
              Logs and errors from your scripts appear here.
            </EmptyState>
          </Specimen>
        </div>
      </DensityContext>
    </SpecimenSection>
  );
}

function CompactFields() {
  const [width, setWidth] = useState(4);
  const [name, setName] = useState('Boat');
  const [color, setColor] = useState('#ff8800');
  const [isSolid, setIsSolid] = useState(true);
  const [shape, setShape] = useState('Circle');
  const [kind, setKind] = useState('Item');
  return (
    <Specimen caption="Fields">
      <InspectorSection title="Body" note={name} foldable>
        <TextField label="Name" value={name} maxLength={40} onValueChange={setName} />
        <NumberField label="Width" value={width} unit="tiles" min={0} onValueChange={setWidth} changed />
        <NumberField label="Height" value={null} error="Enter a height." onValueChange={setWidth} />
        <NumberField label="Depth" value={2} disabled onValueChange={setWidth} />
        <ColorField label="Color" value={color} onValueChange={setColor} />
        <SwitchField label="Solid" value={isSolid} onValueChange={setIsSolid} />
        <ChoiceField label="Shape" value={shape} options={SHAPES} onValueChange={setShape} />
        <ChoiceField label="Kind" value={kind} options={KINDS} onValueChange={setKind} />
        <TextField label="Notes" value="" multiline wide maxLength={80} onValueChange={() => undefined} />
      </InspectorSection>
    </Specimen>
  );
}

function CompactButtons() {
  const [query, setQuery] = useState('');
  const [view, setView] = useState('map');
  const [isGridOn, setIsGridOn] = useState(true);
  const [point, setPoint] = useState<{ x: number; y: number } | null>(null);
  const [team, setTeam] = useState<string | null>(null);
  const [isPicking, setIsPicking] = useState(false);
  const [files, setFiles] = useState<readonly string[]>([]);
  const entries: MenuEntry[] = [
    { label: 'Undo', Icon: Undo, keys: 'Mod+Z', onSelect: () => undefined },
    { label: 'Redo', disabled: true, onSelect: () => undefined },
    { label: 'Delete', tone: 'danger', startsGroup: true, onSelect: () => undefined },
  ];
  return (
    <Specimen caption="Buttons, menus, popovers" className="grid content-start gap-3">
      <FilterInput label="Filter" value={query} onValueChange={setQuery} />
      <div className="flex items-center gap-2">
        <ToolButton
          label="Grid"
          Icon={Grid}
          keys="G"
          pressed={isGridOn}
          onClick={() => setIsGridOn(!isGridOn)}
        />
        <ToolButton label="Undo" Icon={Undo} keys="Mod+Z" disabled />
        <DropdownMenu align="start" trigger={<ToolButton label="Compact menu" Icon={Undo} size="sm" />}>
          <MenuEntryList entries={entries} />
        </DropdownMenu>
        <SegmentedControl
          label="View"
          value={view}
          options={[
            { value: 'map', label: 'Map' },
            { value: 'list', label: 'List' },
          ]}
          onValueChange={setView}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Popover
          label="Teams"
          open={isPicking}
          onOpenChange={setIsPicking}
          trigger={<Button size="xs">{team ?? 'Choose team'}</Button>}
        >
          <PickList
            label="Teams"
            options={TEAMS}
            value={team}
            noneLabel="No team"
            onPick={(id) => {
              setIsPicking(false);
              setTeam(id);
            }}
          />
        </Popover>
        <FileButton
          label="Any file"
          onChoose={(chosen) => setFiles([...files, ...chosen.map((file) => file.name)])}
        >
          <Button size="xs">Choose file</Button>
        </FileButton>
      </div>
      <p>Files: {files.join(', ') || 'none'}</p>
      <Button
        size="xs"
        onContextMenu={(event) => {
          event.preventDefault();
          setPoint({ x: event.clientX, y: event.clientY });
        }}
      >
        Right-click here
      </Button>
      {point && (
        <ContextMenu at={point} label="Context menu" onClose={() => setPoint(null)}>
          <MenuEntryList entries={entries} />
        </ContextMenu>
      )}
    </Specimen>
  );
}
