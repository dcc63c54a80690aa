import {
  graphicsChoices,
  textSizes,
  touchSides,
  type Graphics,
  type TouchSide,
} from '../../settings/PlayerSettings.ts';
import { teamPaletteNames, type TeamPalette } from '../../settings/teamPalettes.ts';
import { useHud, useHudSlice } from '../state/HudContext.ts';
import { stopTypedKey } from '../elements/stopTypedKey.ts';

const PALETTES: { readonly [Name in TeamPalette]: string } = {
  game: 'Colors of the game',
  protanopia: 'Protanopia (red)',
  deuteranopia: 'Deuteranopia (green)',
  tritanopia: 'Tritanopia (blue)',
};

const GRAPHICS: { readonly [Name in Graphics]: string } = {
  auto: 'Automatic',
  high: 'High',
  low: 'Low',
};

const SIDES: { readonly [Side in TouchSide]: string } = {
  both: 'Both hands',
  left: 'Left hand',
  right: 'Right hand',
};

/** Graphics, text size, team colors, and the side of the touch controls. */
export function DisplaySettings() {
  const { actions } = useHud();
  const { settings, hasTouch } = useHudSlice(({ settings, hasTouch }) => ({ settings, hasTouch }));
  return (
    <>
      <Choice
        label="Graphics"
        value={settings.graphics}
        choices={graphicsChoices.map((graphics) => [graphics, GRAPHICS[graphics]])}
        onChange={(graphics) => actions.changeSettings({ graphics })}
      />
      <Choice
        label="Text size"
        value={settings.textSize}
        choices={textSizes.map((size) => [size, `${size}%`])}
        onChange={(textSize) => actions.changeSettings({ textSize })}
      />
      <Choice
        label="Team colors"
        value={settings.teamPalette}
        choices={teamPaletteNames.map((name) => [name, PALETTES[name]])}
        onChange={(teamPalette) => actions.changeSettings({ teamPalette })}
      />
      {hasTouch && (
        <Choice
          label="Touch controls"
          value={settings.touchSide}
          choices={touchSides.map((side) => [side, SIDES[side]])}
          onChange={(touchSide) => actions.changeSettings({ touchSide })}
        />
      )}
    </>
  );
}

interface ChoiceProps<Value> {
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly (readonly [Value, string])[];
  readonly onChange: (value: Value) => void;
}

function Choice<Value>({ label, value, choices, onChange }: ChoiceProps<Value>) {
  return (
    <label class="hud-setting">
      <span>{label}</span>
      <select
        class="hud-select"
        value={choices.findIndex(([choice]) => choice === value)}
        onKeyDown={stopTypedKey}
        onChange={(event) => {
          const chosen = choices[Number(event.currentTarget.value)];
          if (chosen !== undefined) onChange(chosen[0]);
        }}
      >
        {choices.map(([choice, text], index) => (
          <option key={text} value={index} selected={choice === value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
