import { PauseMenu } from './menu/PauseMenu.tsx';
import { EmoteWheel } from './parts/EmoteWheel.tsx';
import { useHudSlice } from './state/HudContext.ts';
import { hasEmoteWheel } from './state/hudParts.ts';
import { DialogueWindow } from './windows/DialogueWindow.tsx';
import { PanelFrames } from './windows/PanelFrames.tsx';
import { QuestionWindow } from './windows/QuestionWindow.tsx';
import { ShopWindow } from './windows/ShopWindow.tsx';
import { TeamChooser } from './windows/TeamChooser.tsx';

/** What no game needs to be drawn: the menu, windows, panels, and emotes. `LaterWindows` loads them after the start. */
export function GameWindows() {
  const hasEmotes = useHudSlice(hasEmoteWheel);
  return (
    <>
      {hasEmotes && <EmoteWheel />}
      <PanelFrames />
      <ShopWindow />
      <DialogueWindow />
      <QuestionWindow />
      <TeamChooser />
      <PauseMenu />
    </>
  );
}
