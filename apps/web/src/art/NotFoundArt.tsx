import picture from './pictures/not-found.svg';

/** A tangle with one loose end: the page does not exist. */
export function NotFoundArt({ className }: { className?: string }) {
  return <img src={picture} width={680} height={300} alt="" className={className} />;
}
