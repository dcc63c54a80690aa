import { PROMO_KEY, PROMO_PAUSE_MS } from './promo.ts';

/** `isPromoDismissed` once more, in the form that runs before the first paint, so that nothing jumps. */
const CODE = `try{var t=+localStorage.getItem('${PROMO_KEY}'),n=Date.now();if(t>0&&t<=n&&n-t<${PROMO_PAUSE_MS})document.documentElement.dataset.promo='dismissed'}catch(e){}`;

export function PromoScript({ nonce }: { nonce: string }) {
  // oxlint-disable-next-line react/no-danger -- a constant of ours
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: CODE }} />;
}
