import picture from './pictures/mail.svg';

/** An envelope on four threads, for pages that wait for a mail. */
export function MailArt({ className }: { className?: string }) {
  return <img src={picture} width={584} height={270} alt="" className={className} />;
}
