import picture from './pictures/empty-search.svg';

/** A magnifying glass over empty tiles: a search without results. */
export function EmptySearchArt({ className }: { className?: string }) {
  return <img src={picture} width={400} height={250} alt="" className={className} />;
}
