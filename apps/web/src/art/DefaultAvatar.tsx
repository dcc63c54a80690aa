import picture from './pictures/default-avatar.svg';

/** The picture of everyone who has not chosen one; the same file as /default-avatar.svg. */
export function DefaultAvatar({ className }: { className?: string }) {
  return <img src={picture} width={256} height={256} alt="" className={className} />;
}
