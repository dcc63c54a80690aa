import picture from './pictures/offline.svg';

/** A plug beside its socket: no connection. */
export function OfflineArt({ className }: { className?: string }) {
  return <img src={picture} width={480} height={220} alt="" className={className} />;
}
