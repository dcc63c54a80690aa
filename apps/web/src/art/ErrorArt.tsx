import picture from './pictures/error.svg';

/** A torn thread about to be tied: something broke on our side. */
export function ErrorArt({ className }: { className?: string }) {
  return <img src={picture} width={680} height={300} alt="" className={className} />;
}
