import type { LocationOfKind } from '../../EditorPart.ts';
import { AnimationStage } from './AnimationStage.tsx';
import { AttributeStage } from './AttributeStage.tsx';
import { EffectStage } from './EffectStage.tsx';
import { LookStage } from './LookStage.tsx';
import { DialogueEditor } from './DialogueEditor.tsx';
import { OffersTable } from './OffersTable.tsx';
import { SoundStage } from './SoundStage.tsx';

/** The preview of a type above its form. */
export function TypeStage({ place }: { readonly place: LocationOfKind<'type'> }) {
  switch (place.of) {
    case 'units':
    case 'items':
    case 'projectiles':
    case 'props':
      return <LookStage place={place} />;
    case 'animations':
      return <AnimationStage id={place.id} />;
    case 'effects':
      return <EffectStage id={place.id} />;
    case 'sounds':
      return <SoundStage id={place.id} />;
    case 'attributes':
      return <AttributeStage id={place.id} />;
    case 'dialogues':
      return <DialogueEditor id={place.id} />;
    case 'shops':
      return <OffersTable id={place.id} />;
    case 'teams':
    case 'buffs':
      return null;
  }
}
