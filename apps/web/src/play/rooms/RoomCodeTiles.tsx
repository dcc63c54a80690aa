/** Shows a room's code, large enough to read across a table. */
export function RoomCodeTiles({ code }: { code: string }) {
  return (
    <p className="play-code" role="img" aria-label={`Code ${code.split('').join(' ')}`}>
      {code.split('').map((letter, index) => (
        <i key={index}>{letter}</i>
      ))}
    </p>
  );
}
