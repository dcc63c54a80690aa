import { EmptyState } from '@playloom/design-system/EmptyState';
import { describeChoice, planType, runCommand } from '@playloom/editor-core';
import type { soundPresets } from '@playloom/game-format';
import Play from 'lucide-react/icons/play';
import Plus from 'lucide-react/icons/plus';
import { useSession, useStore } from '../../session/SessionContext.ts';
import { useSoundPlayer } from '../useSoundPlayer.ts';
import { matchesWords } from '@playloom/design-system/matchesWords';
import { openLocation } from '../../locations/openLocation.ts';

type SoundPreset = (typeof soundPresets)[number];

/** Ready-made sounds, each with other words that find it in the search. */
const SOUNDS: { readonly [preset in SoundPreset]: string } = {
  'pick-up': 'collect take item grab',
  coin: 'money gold collect score',
  'power-up': 'bonus upgrade level boost',
  shot: 'gun shoot fire weapon bullet',
  laser: 'gun shoot space beam weapon',
  explosion: 'boom bomb blast destroy',
  hit: 'punch damage strike weapon',
  hurt: 'damage pain ouch player',
  die: 'death dead game over',
  jump: 'hop leap move',
  land: 'fall thud ground move',
  step: 'walk foot run move',
  swing: 'sword whoosh attack weapon',
  splash: 'water swim rain',
  door: 'open close gate wood',
  click: 'button menu press interface',
  blip: 'menu select talk interface',
  alarm: 'warning siren danger',
  whistle: 'referee start sport',
  goal: 'score sport cheer',
  win: 'victory success fanfare',
  lose: 'fail defeat game over',
  tick: 'clock time countdown timer',
  wind: 'weather storm air nature',
  'melody-calm': 'music song quiet background',
  'melody-tense': 'music song danger boss background',
  'melody-cheerful': 'music song happy background',
};
const MUSIC = 'melody-';

/** Ready-made sounds to play and add. */
export default function SoundLibrary({ query }: { readonly query: string }) {
  const session = useSession();
  const canEdit = useStore(session.editor.canEdit);
  const { play } = useSoundPlayer();
  const plan = (preset: SoundPreset) =>
    planType(session.editor.game.get(), 'sounds', {
      name: describePreset(preset),
      source: { kind: 'preset', preset },
      isMusic: preset.startsWith(MUSIC),
    });
  const add = (preset: SoundPreset) => {
    const { command, location } = plan(preset);
    if (runCommand(session.editor, command).ok && location !== null) openLocation(session, location);
  };
  const shown = (Object.keys(SOUNDS) as SoundPreset[]).filter((preset) =>
    matchesWords(query, `${describePreset(preset)} ${SOUNDS[preset]} sound`),
  );
  if (shown.length === 0)
    return (
      <EmptyState title="No results">
        Try another word, such as “jump” or “music”, or create your own in the sound maker.
      </EmptyState>
    );
  return (
    <ul className="library-sounds" aria-label="Library">
      {shown.map((preset) => (
        <li key={preset}>
          <button
            type="button"
            className="library-sound"
            aria-label={`Play ${describePreset(preset)}`}
            onClick={() => play(createPresetSound(preset))}
          >
            <Play size={14} aria-hidden="true" />
            <span className="ed-name">{describePreset(preset)}</span>
          </button>
          <button
            type="button"
            className="library-add"
            aria-label={`Add ${describePreset(preset)}`}
            title={`Add ${describePreset(preset)} to the game`}
            disabled={!canEdit}
            onClick={() => add(preset)}
          >
            <Plus size={16} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}

function describePreset(preset: SoundPreset): string {
  return describeChoice(['source', 'preset'], preset);
}

function createPresetSound(preset: SoundPreset) {
  const source = { kind: 'preset', preset } as const;
  const isMusic = preset.startsWith(MUSIC);
  return {
    name: '',
    source,
    volume: 0.7,
    pitch: 1,
    pitchVariation: 0,
    range: 20,
    isMusic,
    comboSemitones: null,
  };
}
