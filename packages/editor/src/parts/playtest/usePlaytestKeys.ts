import { useEffect } from 'react';
import { useSession } from '../../session/SessionContext.ts';

/** Handles the keys for pausing and stepping before the game gets them, unless the game uses them. */
export function usePlaytestKeys(): void {
  const { playtest, editor } = useSession();
  useEffect(() => {
    const down = (event: KeyboardEvent): void => {
      const state = playtest.state.get();
      if (
        state.kind !== 'running' ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        isTyping(event.target)
      )
        return;
      if (!state.isPaused && gameUses(editor.game.get(), event.key)) return;
      const act = { p: state.isPaused ? playtest.resume : playtest.pause }[event.key.toLowerCase()];
      const ticks = { ',': -1, '.': 1 }[event.key];
      if (act === undefined && ticks === undefined) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (ticks !== undefined) playtest.step(ticks);
      else if (!event.repeat) act?.();
    };
    window.addEventListener('keydown', down, { capture: true });
    return () => window.removeEventListener('keydown', down, { capture: true });
  }, [playtest, editor]);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest('input:not([type=range]),textarea,select,[contenteditable]') !== null
  );
}

/** Whether the game uses a key, either to control a unit or in a rule. */
function gameUses(
  game: { readonly types: { readonly units: object }; readonly rules: object },
  key: string,
): boolean {
  const written = JSON.stringify(key.toLowerCase());
  return (
    JSON.stringify(game.types.units).includes(`"key":${written}`) ||
    JSON.stringify(game.rules).includes(`"key":${written}`)
  );
}
