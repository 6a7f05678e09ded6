import type { DrawingColor, DrawingShape } from '@briefcast/contract';
import { memo } from 'react';
import { shapePath, strokeWidth } from './shape-path.ts';

/** The same in both themes: they lie on somebody's film. */
const inks: Record<DrawingColor, string> = {
  PINK: '#fe94bd',
  YELLOW: '#f1d235',
  AQUA: '#30b1c4',
  WHITE: '#ffffff',
};
/** Around each line, so that it is seen on every picture. */
const casing = '#082920';

interface DrawnShapesProps {
  shapes: readonly DrawingShape[];
  /** Width by height of the picture. */
  ratio: number;
  /** In words; what is being drawn has none. */
  label?: string | undefined;
}

/** Lines over a film or picture, each with a dark casing. */
export function DrawnShapes({ shapes, ratio, label }: DrawnShapesProps) {
  return (
    <>
      <svg className="drawn" viewBox={`0 0 ${ratio * 1000} 1000`} preserveAspectRatio="none" aria-hidden>
        {shapes.map((shape) => (
          <Shape key={keyOf(shape)} shape={shape} ratio={ratio} />
        ))}
      </svg>
      {label === undefined ? null : <span className="sr-only">{label}</span>}
    </>
  );
}

const keyOf = ({ tool, color, points }: DrawingShape) => `${tool} ${color} ${points.join(' ')}`;

const Shape = memo(function Shape({ shape, ratio }: { shape: DrawingShape; ratio: number }) {
  const { d, isFilled } = shapePath(shape, ratio);
  const width = strokeWidth(ratio);
  const ink = inks[shape.color];
  return (
    <g strokeLinecap="round" strokeLinejoin="round">
      <path
        d={d}
        fill={isFilled ? casing : 'none'}
        stroke={casing}
        strokeWidth={isFilled ? width * 0.8 : width * 1.8}
      />
      <path d={d} fill={isFilled ? ink : 'none'} stroke={isFilled ? 'none' : ink} strokeWidth={width} />
    </g>
  );
});
