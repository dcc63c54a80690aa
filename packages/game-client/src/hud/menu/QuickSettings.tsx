import { useEffect, useState } from 'preact/hooks';
import { useHud, useHudSlice } from '../state/HudContext.ts';
import type { PlayerSettings } from '../../settings/PlayerSettings.ts';
import { DisplaySettings } from './DisplaySettings.tsx';
import { RoomCode } from './RoomCode.tsx';

const LOUDNESS_MAX = 100;

type SwitchName = {
  [Name in keyof PlayerSettings]: PlayerSettings[Name] extends boolean ? Name : never;
}[keyof PlayerSettings];

const SWITCHES: readonly (readonly [SwitchName, string])[] = [
  ['isMuted', 'Mute all sound'],
  ['showsNames', 'Show names'],
  ['shakesCamera', 'Camera shake'],
  ['hasTeamShapes', 'Show team shapes'],
  ['isStreaming', 'Streamer mode'],
  ['isLowPower', 'Save battery (30 FPS)'],
];

export function QuickSettings() {
  const { actions } = useHud();
  const { settings, rendererKind, hasCommunity } = useHudSlice((state) => ({
    settings: state.settings,
    rendererKind: state.rendererKind,
    hasCommunity: state.rights.isMember && state.hasPhrases,
  }));
  const isFullscreen = useFullscreen();
  return (
    <>
      <h3>Quick settings</h3>
      <Loudness
        label="Music"
        value={settings.music}
        onChange={(music) => actions.changeSettings({ music })}
      />
      <Loudness
        label="Sound effects"
        value={settings.effects}
        onChange={(effects) => actions.changeSettings({ effects })}
      />
      {SWITCHES.map(([name, label]) => (
        <Switch
          key={name}
          name={name}
          label={label}
          isOn={settings[name]}
          onToggle={() => actions.changeSettings({ [name]: !settings[name] })}
        />
      ))}
      <DisplaySettings />
      {rendererKind !== null && (
        <Switch
          name="picture"
          label="Show in 3D"
          isOn={rendererKind === '3d'}
          onToggle={() => actions.switchRenderer(rendererKind === '3d' ? '2d' : '3d')}
        />
      )}
      {hasCommunity && (
        <Switch
          name="hearsCommunity"
          label="Community chat"
          isOn={settings.hearsCommunity}
          onToggle={() => actions.changeSettings({ hearsCommunity: !settings.hearsCommunity })}
        />
      )}
      <Switch
        name="fullscreen"
        label="Full screen"
        isOn={isFullscreen}
        onToggle={() => actions.toggleFullscreen()}
      />
      <RoomCode />
    </>
  );
}

interface SwitchProps {
  readonly name: string;
  readonly label: string;
  readonly isOn: boolean;
  readonly onToggle: () => void;
}

function Switch({ name, label, isOn, onToggle }: SwitchProps) {
  return (
    <div class="hud-setting" data-name={name}>
      <label id={`hud-setting-${name}-label`} for={`hud-setting-${name}`}>
        {label}
      </label>
      <button
        id={`hud-setting-${name}`}
        type="button"
        class="hud-switch"
        role="switch"
        aria-checked={isOn}
        aria-labelledby={`hud-setting-${name}-label`}
        onClick={onToggle}
      />
    </div>
  );
}

function useFullscreen(): boolean {
  const [isFullscreen, setFullscreen] = useState(document.fullscreenElement !== null);
  useEffect(() => {
    const read = (): void => setFullscreen(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', read);
    return () => document.removeEventListener('fullscreenchange', read);
  }, []);
  return isFullscreen;
}

interface LoudnessProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

function Loudness({ label, value, onChange }: LoudnessProps) {
  return (
    <label class="hud-setting">
      <span>{label}</span>
      <input
        type="range"
        min={0}
        max={LOUDNESS_MAX}
        step={1}
        value={value}
        style={{ '--part': `${(value / LOUDNESS_MAX) * 100}%` }}
        onInput={(event) => onChange(Number(event.currentTarget.value))}
      />
      <b class="hud-number">{value}</b>
    </label>
  );
}
