interface ConnectionSliderProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  readonly step: number;
  readonly unit: string;
  readonly isBad: boolean;
  readonly onChange: (value: number) => void;
}

/** A slider for latency or packet loss. Changes take effect while the game runs. */
export function ConnectionSlider({ label, value, max, step, unit, isBad, onChange }: ConnectionSliderProps) {
  return (
    <label className="pt-slider" data-bad={isBad ? '' : undefined}>
      {label}
      <input
        type="range"
        min={0}
        max={max}
        step={step}
        value={value}
        aria-valuetext={`${value}${unit}`}
        style={{ '--pt-part': `${(value / max) * 100}%` } as React.CSSProperties}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      />
      <span className="pt-slider-value">{`${value}${unit}`}</span>
    </label>
  );
}
