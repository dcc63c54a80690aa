import image from './images/error.svg';

/** Shown on error pages: a torn thread. */
export function ErrorArt({ className }: { className?: string }) {
  return <img src={image} width={680} height={300} alt="" className={className} />;
}
