import { genres } from '@playloom/api-contract';
import { ChoiceField } from '@playloom/design-system/ChoiceField';
import { NumberField } from '@playloom/design-system/NumberField';
import { SwitchField } from '@playloom/design-system/SwitchField';
import { TextField } from '@playloom/design-system/TextField';
import { endStep, runCommand } from '@playloom/editor-core';
import { type Json, limits } from '@playloom/game-format';
import { useState } from 'react';
import { describePlayersLimit } from '../../session/describePlayersLimit.ts';
import { useGame, useSession, useStore } from '../../session/SessionContext.ts';
import { parseTags } from './parseTags.ts';

const VISIBILITIES = [
  { value: '5', label: 'Everyone' },
  { value: '4', label: 'Logged-in players' },
  { value: '3', label: 'Community members' },
] as const;

/** A genre among the tags also lists the game on the page of this genre. */
const TAGS_HINT = `Tags help people find your game. Separate them with commas. Genres: ${Object.keys(genres).join(', ')}.`;

const LISTINGS = [
  { value: 'public', label: 'Public: listed and searchable' },
  { value: 'unlisted', label: 'Unlisted: only people with the link' },
] as const;

interface Props {
  readonly isOpenSource: boolean;
  readonly isUnlisted: boolean;
  /** Whether the user owns the game. Only the owner can change the license and the visibility. */
  readonly isOwner: boolean;
  readonly onOpenSource: (isOpen: boolean) => void;
  readonly onUnlisted: (isUnlisted: boolean) => void;
}

/**
 * Fields for the title, description, tags and access of the game. They edit the draft's settings in the
 * publish dialog.
 */
export function PresentationFields({ isOpenSource, isUnlisted, isOwner, onOpenSource, onUnlisted }: Props) {
  const { editor, ...session } = useSession();
  const identity = useStore(session.identity);
  const settings = useGame((game) => game.settings);
  const isOff = !useStore(editor.canEdit);
  const [typedTags, setTypedTags] = useState<string | null>(null);
  const set = (field: string, value: Json, label: string) =>
    runCommand(editor, {
      label,
      edits: [{ kind: 'set', path: ['settings', field], value }],
      merge: `publish/${field}`,
    });
  const end = () => endStep(editor);
  return (
    <div className="publish-fields">
      <TextField
        label="Title"
        value={settings.title}
        maxLength={limits.TITLE_MAX}
        disabled={isOff}
        error={settings.title.trim() === '' ? 'A game needs a title.' : null}
        onValueChange={(value) => set('title', value, 'Change the title')}
        onCommit={end}
      />
      <TextField
        label="Description"
        value={settings.description}
        maxLength={limits.DESCRIPTION_MAX}
        multiline
        disabled={isOff}
        placeholder="What players do in your game, in two sentences"
        onValueChange={(value) => set('description', value, 'Change the description')}
        onCommit={end}
      />
      <TextField
        label="Tags"
        hint={TAGS_HINT}
        value={typedTags ?? settings.tags.join(', ')}
        disabled={isOff}
        placeholder="party, quick, soccer"
        onValueChange={(value) => {
          setTypedTags(value);
          set('tags', parseTags(value), 'Change the tags');
        }}
        onCommit={() => {
          setTypedTags(null);
          end();
        }}
      />
      <ChoiceField
        label="Who can play"
        look="list"
        value={String(settings.visibility)}
        options={VISIBILITIES}
        disabled={isOff}
        onValueChange={(value) => set('visibility', Number(value), 'Change who can play')}
      />
      <ChoiceField
        label="Visibility"
        look="list"
        value={isUnlisted ? 'unlisted' : 'public'}
        options={LISTINGS}
        disabled={!isOwner}
        onValueChange={(value) => onUnlisted(value === 'unlisted')}
      />
      <NumberField
        label="Players per room"
        value={settings.maxPlayers}
        min={1}
        max={limits.PLAYERS_MAX}
        integer
        disabled={isOff}
        error={describePlayersLimit(identity, settings.maxPlayers)}
        onValueChange={(value) => set('maxPlayers', value, 'Change players per room')}
        onCommit={end}
      />
      <SwitchField
        label="Waiting room before a match"
        value={settings.isLobbyEnabled}
        disabled={isOff}
        onValueChange={(value) =>
          set('isLobbyEnabled', value, `Turn the waiting room ${value ? 'on' : 'off'}`)
        }
      />
      <SwitchField
        label="Open source"
        hint="Anyone can view the rules and scripts and remix the game"
        value={isOpenSource}
        disabled={!isOwner}
        onValueChange={onOpenSource}
      />
    </div>
  );
}
