import { InspectorSection } from '@playloom/design-system/InspectorSection';
import { describeField, type FormField } from '@playloom/editor-core';
import { LinkText } from '@playloom/design-system/LinkText';
import { findShapeAt } from '@playloom/game-format';
import Settings from 'lucide-react/icons/settings-2';
import { useEffect, useState } from 'react';
import { getWeb3SettingsPath } from '@playloom/site/paths/getWeb3SettingsPath.ts';
import type { LocationOfKind } from '../EditorPart.ts';
import { describePlayersLimit } from '../../session/describePlayersLimit.ts';
import { useGame, useSession, useStore } from '../../session/SessionContext.ts';
import { SchemaFieldControl } from '../../forms/SchemaFieldControl.tsx';
import { SchemaForm } from '../../forms/SchemaForm.tsx';
import { FormSubjectContext } from '../../forms/FormContext.ts';
import { focusField } from '../../forms/focusField.ts';
import { SettingSearchField } from '../../forms/SettingSearchField.tsx';
import { WorldMapList } from './WorldMapList.tsx';

/** The settings of the whole game. */
export function SettingsMain({ place }: { readonly place: LocationOfKind<'settings'> }) {
  const { editor } = useSession();
  const canEdit = useStore(editor.canEdit);
  const [query, setQuery] = useState('');
  useEffect(() => focusField(place.field ?? [], 1), [place]);
  return (
    <FormSubjectContext value="the game">
      <div className="type-main">
        <header className="type-head">
          <Settings size={22} aria-hidden="true" />
          <h2 className="type-title">Settings</h2>
          {!canEdit && <span className="ed-hint">View only</span>}
        </header>
        <PlanLimit />
        <SettingSearchField query={query} onChange={setQuery} />
        <div className="type-form">
          <SchemaForm root={['settings']} kind="settings" query={query} />
          {query === '' && <WorldSection />}
          {query === '' && <TokenSection />}
          {query === '' && <DataSection />}
        </div>
      </div>
    </FormSubjectContext>
  );
}

/** Warns if the plan doesn't allow this room size, because the game could not be published. */
function PlanLimit() {
  const identity = useStore(useSession().identity);
  const problem = useGame(({ settings }) => describePlayersLimit(identity, settings.maxPlayers));
  if (problem === null) return null;
  return (
    <p className="ed-field-problem" role="alert">
      {problem}{' '}
      <LinkText href="/pricing" target="_blank">
        Compare plans
      </LinkText>
    </p>
  );
}

function WorldSection() {
  return (
    <InspectorSection title="Other maps in this world" foldable>
      <WorldMapList />
      <SchemaFieldControl root={[]} field={fieldAt(['world', 'shareWeb3TokenAcrossMaps'])} />
    </InspectorSection>
  );
}

/**
 * Links to the page that sets the token. The token is not part of the draft, so it can change without a
 * release.
 */
function TokenSection() {
  const identity = useStore(useSession().identity);
  if (identity.kind !== 'stored' || identity.role !== 'owner') return null;
  return (
    <InspectorSection title="Token" foldable defaultFolded>
      <p className="ed-hint">
        Rules can check whether a player holds the game’s token.{' '}
        <LinkText href={getWeb3SettingsPath(identity.gameId)} target="_blank">
          Choose the token
        </LinkText>
      </p>
    </InspectorSection>
  );
}

function DataSection() {
  return (
    <InspectorSection title="Default data" foldable defaultFolded>
      <p className="ed-hint mb-2">The saved data each new player starts with, as JSON.</p>
      <SchemaFieldControl
        root={[]}
        field={{ ...fieldAt(['data', 'defaultData']), shape: { kind: 'json' }, label: 'Default data' }}
      />
    </InspectorSection>
  );
}

/** Describes a field of the document that is not part of the settings. */
function fieldAt(path: readonly string[]): FormField {
  const shape = findShapeAt(path) ?? { kind: 'json' };
  return { ...describeField(path), path, shape, isNullable: false, isOptional: false, preset: undefined };
}
