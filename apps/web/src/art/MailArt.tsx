import image from './images/mail.svg';

/** Shown on pages that ask the user to check their email: an envelope on four threads. */
export function MailArt({ className }: { className?: string }) {
  return <img src={image} width={584} height={270} alt="" className={className} />;
}
