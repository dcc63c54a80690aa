import { getMapObjectBox, type MapObject } from '@playloom/editor-core';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import type { CollaboratorPresence } from '../../session/EditorSession.ts';
import { useGame, useSession, useStore } from '../../session/SessionContext.ts';
import { useMapEditorState } from './state/MapEditorState.ts';

/** A pointer that hasn't moved for this long fades, so that the map under it is visible. */
const IDLE_MS = 5000;

/**
 * Shows the pointers and selections of other people. Screen readers get the same information from the list of people.
 */
export function MapCollaborators() {
  const layer = useRef<HTMLDivElement>(null);
  const { view } = useMapEditorState();
  const people = useStore(useSession().people).filter(({ place }) => place?.kind === 'map');
  useEffect(() => {
    // Set directly on every frame, so that moving the view re-renders no component.
    const place = () => {
      const { x, y, scale, width, height } = view.get();
      layer.current?.style.setProperty('--tile', `${scale}px`);
      layer.current?.style.setProperty('translate', `${width / 2 - x * scale}px ${height / 2 - y * scale}px`);
    };
    place();
    return view.subscribe(place);
  }, [view]);
  return (
    <div ref={layer} className="map-people" aria-hidden="true">
      {people.map((person) => (
        <div key={person.client} style={{ '--person': person.color } as CSSProperties}>
          <RemoteSelections selection={person.selection} />
          {person.pointer !== null && <PersonPointer person={person} at={person.pointer} />}
        </div>
      ))}
    </div>
  );
}

function RemoteSelections({ selection }: Pick<CollaboratorPresence, 'selection'>) {
  const game = useGame((whole) => whole);
  return selection.map((key) => {
    const [kind, id = ''] = key.split('/');
    const box = getMapObjectBox(game, { kind: kind as MapObject['kind'], id });
    if (box === null) return null;
    const { x, y, width, height } = box;
    const style = { '--x': x, '--y': y, '--width': width, '--height': height } as CSSProperties;
    return <div key={key} className="map-held" style={style} />;
  });
}

interface PointerProps {
  readonly person: CollaboratorPresence;
  readonly at: NonNullable<CollaboratorPresence['pointer']>;
}

function PersonPointer({ person: { name, doing }, at: { x, y } }: PointerProps) {
  const isIdle = useIsIdle(x, y);
  return (
    <div
      className="map-person"
      data-idle={isIdle ? '' : undefined}
      style={{ '--x': x, '--y': y } as CSSProperties}
    >
      <svg width="18" height="20" viewBox="0 0 18 20">
        <path d="M2 1.5 5.6 18l3.9-6.4 7.2-2.3z" />
      </svg>
      <span>
        <b>{name}</b>
        {doing !== null && ` ${doing}`}
      </span>
    </div>
  );
}

function useIsIdle(x: number, y: number): boolean {
  const [idleKey, setIdleKey] = useState<{ x: number; y: number } | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setIdleKey({ x, y }), IDLE_MS);
    return () => clearTimeout(timer);
  }, [x, y]);
  return idleKey !== null && idleKey.x === x && idleKey.y === y;
}
