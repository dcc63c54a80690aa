import { useGame } from '../../../session/SessionContext.ts';

/** Previews the bar of an attribute at its starting value. */
export function AttributeStage({ id }: { readonly id: string }) {
  const attribute = useGame((game) => game.types.attributes[id]);
  if (attribute === undefined) return null;
  const { start, min, max, bar, regeneration } = attribute;
  const part = max > min ? Math.min(1, Math.max(0, (start - min) / (max - min))) : 0;
  return (
    <section className="type-small-stage" aria-label="Preview">
      <span className="type-bar" aria-hidden="true">
        <span style={{ width: `${part * 100}%`, background: bar.color }} />
      </span>
      <span className="ed-mono">
        {start} of {max}
      </span>
      <span className="ed-hint">
        {bar.place === 'hidden'
          ? 'Not shown to players.'
          : `Shown ${bar.place === 'screen' ? 'on the screen' : `${bar.place} the unit`}.`}
        {regeneration > 0 && ` Full after ${Math.ceil((max - min) / regeneration)} s.`}
        {regeneration < 0 && ` Empty after ${Math.ceil((start - min) / -regeneration)} s.`}
      </span>
    </section>
  );
}
