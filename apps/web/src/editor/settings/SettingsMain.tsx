import { describeField, type FormField } from '@playloom/editor-core';
import { LinkText } from '@playloom/design-system/LinkText';
import { shapeAt } from '@playloom/game-format';
import Settings from 'lucide-react/icons/settings-2';
import { useEffect, useState } from 'react';
import { web3Path } from '../../games/web3Path.ts';
import type { PlaceOf } from '../EditorPart.ts';
import { describePlayersLimit } from '../session/describePlayersLimit.ts';
import { useGame, useSession, useStore } from '../session/SessionContext.ts';
import { Section } from '../ui/Section.tsx';
import { FieldControl } from '../types/form/FieldControl.tsx';
import { Form } from '../types/form/Form.tsx';
import { FormThing } from '../types/form/FormContext.ts';
import { showField } from '../types/showField.ts';
import { FindSetting } from '../types/form/FindSetting.tsx';
import { WorldMaps } from './WorldMaps.tsx';

/** How the game as a whole is played, seen and found. */
export function SettingsMain({ place }: { readonly place: PlaceOf<'settings'> }) {
  const { editor } = useSession();
  const canEdit = useStore(editor.canEdit);
  const [query, setQuery] = useState('');
  useEffect(() => showField(place.field ?? [], 1), [place]);
  return (
    <FormThing value="the game">
      <div className="type-main">
        <header className="type-head">
          <Settings size={22} aria-hidden="true" />
          <h2 className="type-title">Settings</h2>
          {!canEdit && <span className="ed-hint">You may look, not change.</span>}
        </header>
        <PlanLimit />
        <FindSetting query={query} onChange={setQuery} />
        <div className="type-form">
          <Form root={['settings']} kind="settings" query={query} />
          {query === '' && <WorldSection />}
          {query === '' && <TokenSection />}
          {query === '' && <DataSection />}
        </div>
      </div>
    </FormThing>
  );
}

/** Rooms that are larger than the plan allows could not be published: better known here than there. */
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
    <Section title="Other maps of this world" isFoldable>
      <WorldMaps />
      <FieldControl root={[]} field={fieldAt(['world', 'shareWeb3TokenAcrossMaps'])} />
    </Section>
  );
}

/** The token is no part of the document: it can change without a release. */
function TokenSection() {
  const identity = useStore(useSession().identity);
  if (identity.kind !== 'stored' || identity.role !== 'owner') return null;
  return (
    <Section title="Token" isFoldable isFoldedFirst>
      <p className="ed-hint">
        Rules can ask whether a player holds the game’s token.{' '}
        <LinkText href={web3Path(identity.gameId)} target="_blank">
          Which one that is, is set on a page of its own.
        </LinkText>
      </p>
    </Section>
  );
}

function DataSection() {
  return (
    <Section title="Default data" isFoldable isFoldedFirst>
      <p className="ed-hint mb-2">What saved data of players begins with, as JSON.</p>
      <FieldControl
        root={[]}
        field={{ ...fieldAt(['data', 'defaultData']), shape: { kind: 'json' }, label: 'Default data' }}
      />
    </Section>
  );
}

/** A field of the document outside of the settings. */
function fieldAt(path: readonly string[]): FormField {
  const shape = shapeAt(path) ?? { kind: 'json' };
  return { ...describeField(path), path, shape, isNullable: false, isOptional: false, preset: undefined };
}
