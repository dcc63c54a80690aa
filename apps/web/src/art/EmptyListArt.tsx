import image from './images/empty-list.svg';

/** Shown in empty lists. */
export function EmptyListArt({ className }: { className?: string }) {
  return <img src={image} width={400} height={230} alt="" className={className} />;
}
