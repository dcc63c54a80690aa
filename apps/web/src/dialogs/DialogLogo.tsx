import { Logo } from '@playloom/design-system';

/** For the head of a dialog, in line with the text below it: the head leaves room there for a back arrow. */
export function DialogLogo() {
  return <Logo size={36} className="mr-auto -ml-[34px] phone:ml-[calc(var(--column)-60px)]" />;
}
