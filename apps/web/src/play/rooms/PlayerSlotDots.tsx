/** More pips than this cannot be told apart: a bar stands for them. */
const PIPS_MAX = 16;
/** So many fit beside the words at their full width. */
const WIDE_MAX = 10;

interface PlayerSlotDotsProps {
  taken: number;
  bots: number;
  total: number;
}

/** Places of a room: filled ones are taken, outlined ones are free; where bots sit, somebody can still come in. */
export function PlayerSlotDots({ taken, bots, total }: PlayerSlotDotsProps) {
  const label = `${taken} of ${total} places taken${bots > 0 ? `, ${bots} bots` : ''}`;
  if (total > PIPS_MAX) {
    return (
      <meter className="play-meter" aria-label={label} min={0} max={total} value={taken}>
        {label}
      </meter>
    );
  }
  return (
    <span className="play-pips" data-narrow={total > WIDE_MAX || undefined} role="img" aria-label={label}>
      {Array.from({ length: total }, (_, index) => (
        <i key={index} data-free={index >= taken || undefined} />
      ))}
    </span>
  );
}
