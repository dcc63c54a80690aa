import { LazyPart } from '../elements/LazyPart.tsx';
import { useHudSlice } from '../state/HudContext.ts';

const loadTipLine = async () => (await import('./TipLine.tsx')).TipLine;

/** Where tips appear. It stays in the page, so that screen readers announce each new one. Most players need no tips. */
export function TipPlace() {
  const hasTip = useHudSlice(({ tip }) => tip !== null);
  return (
    <div class="hud-tip-place" role="status" data-solid={hasTip ? '' : undefined}>
      {hasTip && <LazyPart load={loadTipLine} />}
    </div>
  );
}
