/** Rooms with more slots show a bar, because so many dots would be hard to tell apart. */
const PIPS_MAX = 16;
/** Rooms with more slots show narrower dots. */
const WIDE_MAX = 10;

interface PlayerSlotDotsProps {
  taken: number;
  bots: number;
  total: number;
}

/** Shows the slots of a room: filled dots are taken, outlined ones are free, including those of bots. */
export function PlayerSlotDots({ taken, bots, total }: PlayerSlotDotsProps) {
  const label = `${taken} of ${total} slots taken${bots > 0 ? `, ${bots} ${bots === 1 ? 'bot' : 'bots'}` : ''}`;
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
