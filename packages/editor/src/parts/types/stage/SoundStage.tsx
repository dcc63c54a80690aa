import { SegmentedControl } from '@playloom/design-system/SegmentedControl';
import {
  describeChoice,
  mutateSynth,
  randomizeSynth,
  fillSynthDefaults,
  setField,
  setSynthParameter,
  synthParameters,
} from '@playloom/editor-core';
import type { Json, Sound } from '@playloom/game-format';
import { soundPresets } from '@playloom/game-format';
import Dices from 'lucide-react/icons/dices';
import Play from 'lucide-react/icons/play';
import Shuffle from 'lucide-react/icons/shuffle';
import Square from 'lucide-react/icons/square';
import { useId } from 'react';
import { UploadButton } from '../../../assets/UploadButton.tsx';
import { useGame, useSession } from '../../../session/SessionContext.ts';
import { useFormEdits } from '../../../forms/FormContext.ts';
import { useSoundPlayer } from '../../../assets/useSoundPlayer.ts';

/** Plays a sound, offers presets, and edits a synthesized one. */
export function SoundStage({ id }: { readonly id: string }) {
  const { editor } = useSession();
  const sound = useGame((game) => game.types.sounds[id]);
  const { isDisabled, run, describe } = useFormEdits();
  const { play, stop } = useSoundPlayer();
  const assets = useGame((game) => game.assets);
  const file = Object.keys(assets).find((one) => assets[one]!.kind === 'sound') ?? null;
  if (sound === undefined) return null;
  const { source } = sound;
  const path = ['types', 'sounds', id, 'source'];
  const take = (next: Sound['source']) => {
    run(setField(editor.draft, path, next as unknown as Json, `Change ${describe('sound')}`));
    play({ ...sound, source: next });
  };
  const make = (parameters: readonly number[]) => take({ kind: 'synth', parameters: [...parameters] });
  const choose = (kind: Sound['source']['kind']) => {
    if (kind === source.kind) return;
    if (kind === 'preset') take({ kind, preset: 'blip' });
    if (kind === 'file' && file !== null) take({ kind, asset: file });
    if (kind === 'synth') make(randomizeSynth(Math.random));
  };
  return (
    <section className="type-sound" aria-label="Sound">
      <div className="type-sound-bar">
        <button type="button" className="ed-button" data-tone="run" onClick={() => play(sound)}>
          <Play size={15} aria-hidden="true" />
          Play
        </button>
        <button type="button" className="ed-button" onClick={stop}>
          <Square size={13} aria-hidden="true" />
          Stop
        </button>
        <SegmentedControl
          label="Source"
          value={source.kind}
          options={[
            { value: 'preset', label: 'Presets' },
            { value: 'synth', label: 'Sound maker' },
            ...(source.kind === 'file' || file !== null ? [{ value: 'file' as const, label: 'File' }] : []),
          ]}
          disabled={isDisabled}
          onValueChange={choose}
        />
        <span className="ed-grow" />
        {source.kind === 'synth' && (
          <>
            <button
              type="button"
              className="ed-button"
              disabled={isDisabled}
              onClick={() => make(randomizeSynth(Math.random))}
            >
              <Dices size={15} aria-hidden="true" />
              Randomize
            </button>
            <button
              type="button"
              className="ed-button"
              disabled={isDisabled}
              onClick={() => make(mutateSynth(source.parameters, Math.random))}
            >
              <Shuffle size={15} aria-hidden="true" />
              Randomize
            </button>
          </>
        )}
        <UploadButton kind="sound" onDone={(asset) => take({ kind: 'file', asset })} />
      </div>
      {source.kind === 'preset' && (
        <div className="type-presets" role="group" aria-label="Sound presets">
          {soundPresets.map((preset) => (
            <button
              key={preset}
              type="button"
              className="type-preset"
              aria-pressed={source.preset === preset}
              disabled={isDisabled}
              onClick={() => take({ kind: 'preset', preset })}
            >
              {describeChoice(['source', 'preset'], preset)}
            </button>
          ))}
        </div>
      )}
      {source.kind === 'synth' && (
        <Knobs path={path} sound={sound} parameters={source.parameters} onPlay={play} />
      )}
    </section>
  );
}

interface KnobsProps {
  readonly path: readonly string[];
  readonly sound: Sound;
  readonly parameters: readonly number[];
  readonly onPlay: (sound: Sound) => void;
}

function Knobs({ path, sound, parameters, onPlay }: KnobsProps) {
  const { isDisabled, set, end } = useFormEdits();
  const values = fillSynthDefaults(parameters);
  const id = useId();
  return (
    <div className="type-knobs">
      {synthParameters.map((knob, index) =>
        index === 1 ? null : (
          <label
            key={knob.name}
            className="type-knob"
            htmlFor={`${id}-${index}`}
            title={knob.help}
            data-main={knob.isMain ? '' : undefined}
          >
            <span>{knob.name}</span>
            <input
              id={`${id}-${index}`}
              type="range"
              min={knob.min}
              max={knob.max}
              step={knob.step}
              disabled={isDisabled}
              value={values[index]}
              onChange={(event) =>
                set(
                  [...path, 'parameters'],
                  setSynthParameter(parameters, index, Number(event.target.value)) as Json,
                  knob.name,
                )
              }
              onPointerUp={() => {
                end();
                onPlay(sound);
              }}
              onKeyUp={() => onPlay(sound)}
            />
            <output className="ed-mono">{values[index]}</output>
          </label>
        ),
      )}
    </div>
  );
}
