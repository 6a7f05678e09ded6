import type { DrawingColor, DrawingTool } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { Check, MoveUpRight, Pencil, Square, Undo2 } from 'lucide-react';
import { createPortal } from 'react-dom';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useRoom } from '../room.ts';
import { useValue } from '../value.ts';
import { useDrawing } from './drawing-store.ts';

const tools: Record<DrawingTool, { label: () => string; Icon: typeof Pencil }> = {
  PEN: { label: m.drawing_pen, Icon: Pencil },
  ARROW: { label: m.drawing_arrow, Icon: MoveUpRight },
  RECTANGLE: { label: m.drawing_rectangle, Icon: Square },
};

const colors: Record<DrawingColor, () => string> = {
  PINK: m.drawing_pink,
  YELLOW: m.drawing_yellow,
  AQUA: m.drawing_aqua,
  WHITE: m.drawing_white,
};

/** The column after the video: pen, arrow, rectangle, and the colours while somebody draws. */
export function DrawTools({ onDraw }: { onDraw: () => void }) {
  const { slots, isPanelOpen } = useRoom();
  const isShown = useValue(slots.overlay) !== null;
  const drawing = useDrawing();
  const place = useValue(slots.tools);
  const current = useValue(drawing.tool);
  const color = useValue(drawing.color);
  const shapes = useValue(drawing.shapes);
  if (!place || !isShown) return null;

  function handleTool(tool: DrawingTool) {
    if (current === null) onDraw();
    drawing.tool.set(current === tool ? null : tool);
  }

  return createPortal(
    <div
      className="draw-tools"
      data-drawing={current !== null || undefined}
      role="toolbar"
      aria-label={m.drawing_tools()}
      aria-orientation="vertical"
    >
      {(Object.keys(tools) as DrawingTool[]).map((tool) => {
        const { label, Icon } = tools[tool];
        return (
          <IconButton
            key={tool}
            label={label()}
            aria-pressed={current === tool}
            icon={<Icon aria-hidden className="ic" />}
            onClick={() => handleTool(tool)}
          />
        );
      })}
      {current === null ? null : (
        <fieldset className="draw-colors" aria-label={m.drawing_color()}>
          {(Object.keys(colors) as DrawingColor[]).map((one) => (
            <label key={one} className="draw-color" data-color={one} title={colors[one]()}>
              <input
                type="radio"
                name="drawing-color"
                checked={color === one}
                aria-label={colors[one]()}
                onChange={() => drawing.color.set(one)}
              />
            </label>
          ))}
        </fieldset>
      )}
      {shapes.length > 0 ? (
        <IconButton
          label={m.drawing_undo()}
          icon={<Undo2 aria-hidden className="ic" />}
          onClick={() => drawing.undo()}
        />
      ) : null}
      {current === null ? null : (
        <IconButton
          className="draw-done"
          label={m.drawing_done()}
          icon={<Check aria-hidden className="ic" />}
          onClick={() => {
            drawing.tool.set(null);
            isPanelOpen.set(true);
          }}
        />
      )}
    </div>,
    place,
  );
}
