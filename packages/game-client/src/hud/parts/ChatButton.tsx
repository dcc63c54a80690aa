import { GlassButton } from '../elements/GlassButton.tsx';
import { setSignal } from '../state/changeSignal.ts';
import { useHud, useHudSlice } from '../state/HudContext.ts';
import { openChat } from '../state/openChat.ts';

/** Opens and closes the chat, and counts unread messages of players. */
export function ChatButton({ class: name }: { class?: string }) {
  const hud = useHud();
  const { ui } = hud;
  const keys = useHudSlice(({ chat }) => chat.filter(({ isFromGame }) => !isFromGame).map(({ key }) => key));
  const unread = keys.filter((key) => key > ui.lastReadChat.value).length;
  return (
    <GlassButton
      class={name ?? ''}
      label={unread > 0 ? `Chat, ${unread} unread` : 'Chat'}
      icon="chat"
      isPressed={ui.isChatOpen.value}
      onPress={() => (ui.isChatOpen.value ? setSignal(ui.isChatOpen, false) : openChat(hud))}
    >
      {unread > 0 && <span class="hud-badge hud-number">{unread > 9 ? '9+' : unread}</span>}
    </GlassButton>
  );
}
