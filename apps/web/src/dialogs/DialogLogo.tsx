import { Logo } from '@playloom/design-system';

/** Logo for the header of a dialog, aligned with the text below; the header reserves space for a back arrow. */
export function DialogLogo() {
  return <Logo size={36} className="mr-auto -ml-[34px] phone:ml-[calc(var(--column)-60px)]" />;
}
