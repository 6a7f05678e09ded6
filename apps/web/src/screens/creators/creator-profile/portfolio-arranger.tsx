import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import {
  type Announcements,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
} from '@dnd-kit/sortable';
import { clsx } from 'clsx';
import { GripVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { PortfolioPlace } from './portfolio-draft.ts';

interface PortfolioArrangerProps {
  places: readonly PortfolioPlace[];
  titleOf: (place: PortfolioPlace) => string;
  onOrder: (keys: string[]) => void;
  children: (place: PortfolioPlace, isCover: boolean) => ReactNode;
}

/**
 * Changes the order of a portfolio's pieces: by dragging, by the arrow keys once a piece is picked up, or by
 * making one the cover. Its library is loaded with the edit mode.
 */
export function PortfolioArranger({ places, titleOf, onOrder, children }: PortfolioArrangerProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const keys = places.map(({ key }) => key);
  const nameOf = (id: UniqueIdentifier) => {
    const place = places.find(({ key }) => key === id);
    return place ? titleOf(place) : '';
  };
  const placeOf = (id: UniqueIdentifier) => ({
    title: nameOf(id),
    count: formatCount(keys.length),
  });

  function move(key: string, to: number) {
    onOrder(arrayMove(keys, keys.indexOf(key), to));
  }
  function handleEnd({ active, over }: DragEndEvent) {
    if (over && over.id !== active.id) move(String(active.id), keys.indexOf(String(over.id)));
  }

  const at = (id: UniqueIdentifier) => formatCount(keys.indexOf(String(id)) + 1);
  const announcements: Announcements = {
    onDragStart: ({ active }) => m.portfolio_picked_up({ ...placeOf(active.id), position: at(active.id) }),
    // Skips the announcement over its own place, which would replace the one of picking it up.
    onDragOver: ({ active, over }) =>
      over && over.id !== active.id
        ? m.portfolio_moved({ ...placeOf(active.id), position: at(over.id) })
        : undefined,
    onDragEnd: ({ active, over }) =>
      m.portfolio_dropped({ ...placeOf(active.id), position: at(over?.id ?? active.id) }),
    onDragCancel: ({ active }) => m.portfolio_put_back({ title: nameOf(active.id) }),
  };

  return (
    <DndContext
      sensors={sensors}
      accessibility={{
        announcements,
        // Keeps announcements out of the list, which holds nothing but its items.
        container: document.body,
        screenReaderInstructions: { draggable: m.portfolio_move_help() },
      }}
      onDragEnd={handleEnd}
    >
      <SortableContext items={keys} strategy={rectSortingStrategy}>
        {places.map((place, index) => (
          <Sortable key={place.key} id={place.key} title={titleOf(place)}>
            {children(place, index === 0)}
            {index > 0 ? (
              <Button
                variant="ghost"
                size="sm"
                className="mt-1"
                aria-label={m.portfolio_make_cover_of({ title: titleOf(place) })}
                onClick={() => move(place.key, 0)}
              >
                {m.portfolio_make_cover()}
              </Button>
            ) : null}
          </Sortable>
        ))}
      </SortableContext>
    </DndContext>
  );
}

/** A place in the order, with the handle by which it is moved. */
function Sortable({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id });
  const label = m.portfolio_move({ title });
  return (
    <li
      ref={setNodeRef}
      className={clsx('relative', isDragging && 'z-10 opacity-80')}
      style={{
        transform: transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined,
        transition,
      }}
    >
      {children}
      <button
        {...attributes}
        {...listeners}
        ref={setActivatorNodeRef}
        type="button"
        className="frame-button absolute! start-3 top-3 touch-none cursor-grab active:cursor-grabbing"
        aria-label={label}
        title={label}
      >
        <GripVertical aria-hidden className="ic" />
      </button>
    </li>
  );
}
