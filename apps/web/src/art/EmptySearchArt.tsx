import image from './images/empty-search.svg';

/** Shown for a search without results: a magnifying glass over empty tiles. */
export function EmptySearchArt({ className }: { className?: string }) {
  return <img src={image} width={400} height={250} alt="" className={className} />;
}
