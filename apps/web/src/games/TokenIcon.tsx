import Coins from 'lucide-react/icons/coins';

const ICON_SIDE = 56;

/** Shows a token's icon, or a default icon. */
export function TokenIcon({ url }: { url: string | null }) {
  return (
    <span className="edge grid size-14 shrink-0 place-items-center overflow-hidden rounded-cover bg-raised text-text-3">
      {url === null ? (
        <Coins size={26} aria-hidden="true" />
      ) : (
        <img src={url} alt="" width={ICON_SIDE} height={ICON_SIDE} />
      )}
    </span>
  );
}
