import { useHud, useHudSlice } from '../state/HudContext.ts';
import { Icon } from '../elements/Icon.tsx';
import { useKeyNameFiller } from '../state/useKeyNameFiller.ts';
import { formatAmount } from '../elements/formatAmount.ts';
import { HudSpriteView } from '../elements/HudSpriteView.tsx';
import { HudWindow } from './HudWindow.tsx';
import { getCurrencyName, listShopOffers, type ShopOfferView } from './listShopOffers.ts';

export function ShopWindow() {
  const { actions } = useHud();
  const { game, open } = useHudSlice(({ game, own }) => ({ game, open: own.shop }));
  const shop = open === null ? undefined : game.types.shops[open.shop];
  if (open === null || shop === undefined) return null;
  const offers = listShopOffers(game, shop, open);
  const buyNth = (digit: number): void => {
    const offer = offers[digit - 1];
    if (offer?.missing === 0) actions.buy(offer.id);
  };
  return (
    <HudWindow label={shop.name} kind="shop" onClose={() => actions.closeShop()} onDigit={buyNth}>
      <header>
        <h2>{shop.name}</h2>
        <p class="hud-money hud-number">
          <Icon name="coin" />
          <b>{formatAmount(open.money)}</b> {getCurrencyName(game, shop).toLowerCase()}
        </p>
      </header>
      {offers.length === 0 ? (
        <p class="hud-empty">Nothing for sale right now.</p>
      ) : (
        <ul class="hud-offers">
          {offers.map((offer, index) => (
            <OfferRow key={offer.id} offer={offer} number={index + 1} isFirst={index === 0} />
          ))}
        </ul>
      )}
    </HudWindow>
  );
}

function OfferRow({ offer, number, isFirst }: { offer: ShopOfferView; number: number; isFirst: boolean }) {
  const { actions } = useHud();
  const fillText = useKeyNameFiller();
  const isAffordable = offer.missing === 0;
  return (
    <li>
      <button
        type="button"
        class="hud-offer"
        data-first={isFirst ? '' : undefined}
        aria-disabled={!isAffordable}
        onClick={() => isAffordable && actions.buy(offer.id)}
      >
        <span class="hud-offer-picture">
          {offer.sprite === null ? <Icon name="bag" size={26} /> : <HudSpriteView sprite={offer.sprite} />}
        </span>
        <span class="hud-offer-text">
          <b>{offer.name}</b>
          {offer.description !== '' && <small>{fillText(offer.description)}</small>}
        </span>
        <span class="hud-offer-price hud-number">
          <span>
            <Icon name="coin" size={16} /> {offer.price === 0 ? 'free' : formatAmount(offer.price)}
          </span>
          {!isAffordable && <small>Need {formatAmount(offer.missing)} more</small>}
        </span>
        {number <= 9 && <kbd aria-hidden="true">{number}</kbd>}
      </button>
    </li>
  );
}
