import image from './images/not-found.svg';

/** Shown on the 404 page: tangled threads with a loose end. */
export function NotFoundArt({ className }: { className?: string }) {
  return <img src={image} width={680} height={300} alt="" className={className} />;
}
