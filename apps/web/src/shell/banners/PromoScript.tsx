import { PROMO_KEY, PROMO_PAUSE_MS } from './promo.ts';

/** Does the same check as `isPromoDismissed`, but before the first paint, to avoid a layout shift. */
const CODE = `try{var t=+localStorage.getItem('${PROMO_KEY}'),n=Date.now();if(t>0&&t<=n&&n-t<${PROMO_PAUSE_MS})document.documentElement.dataset.promo='dismissed'}catch(e){}`;

export function PromoScript({ nonce }: { nonce: string }) {
  // oxlint-disable-next-line react/no-danger -- a constant string
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: CODE }} />;
}
