import picture from './pictures/empty-shelf.svg';

/** A shelf with room on it: lists that have nothing to show yet. */
export function EmptyListArt({ className }: { className?: string }) {
  return <img src={picture} width={400} height={230} alt="" className={className} />;
}
