/** Shows a room's code, large enough to read across a table, or only how long it is. */
export function RoomCodeTiles({ code, isHidden }: { code: string; isHidden: boolean }) {
  const letters = code.split('');
  return (
    <p className="play-code" role="img" aria-label={isHidden ? 'Code hidden' : `Code ${letters.join(' ')}`}>
      {letters.map((letter, index) => (
        <i key={index}>{isHidden ? '•' : letter}</i>
      ))}
    </p>
  );
}
