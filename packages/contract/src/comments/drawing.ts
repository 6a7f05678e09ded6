/** Drawings on a frame or a picture, as vectors (rules/comments#drawings). */
import { finding } from '../findings.ts';
import { z } from '../kit/zod.ts';

export const DrawingTool = z.enum(['PEN', 'ARROW', 'RECTANGLE']);
export type DrawingTool = z.infer<typeof DrawingTool>;

export const DrawingColor = z.enum(['PINK', 'YELLOW', 'AQUA', 'WHITE']);
export type DrawingColor = z.infer<typeof DrawingColor>;

/** Thousandths of the picture's width and height: across and down. */
const DrawingPoint = z.tuple([z.int(), z.int()]);
export type DrawingPoint = z.infer<typeof DrawingPoint>;

/** The points of a pen are its path; of an arrow, its tail and tip; of a rectangle, two opposite corners. */
export const DrawingShape = z.object({
  tool: DrawingTool,
  color: DrawingColor,
  points: z.array(DrawingPoint),
});
export type DrawingShape = z.infer<typeof DrawingShape>;

export const Drawing = z.object({
  shapes: z.array(DrawingShape),
  /** Width divided by height of the picture that was drawn on. */
  ratio: z.number(),
  /** The frame of the film that it was begun on; absent for what is no film, and where it is not known. */
  frame: z.int().optional(),
});
export type Drawing = z.infer<typeof Drawing>;

/** Bounds of one drawing. A stroke is simplified before it is sent, so people do not reach them. */
export const mostShapes = 40;
export const mostDrawnPoints = 1000;

const thousandths = z.int().min(0).max(1000);
/** The frame as it is sent; the bound is above the frames of any film. */
export const frame = z.int().min(0).max(10_000_000);

const NewShape = z
  .object({
    ...DrawingShape.shape,
    points: z
      .array(z.tuple([thousandths, thousandths]))
      .min(1)
      .max(mostDrawnPoints),
  })
  .refine(({ tool, points }) => tool === 'PEN' || points.length === 2, {
    path: ['points'],
    error: finding('drawing.two_points'),
  });

/** A drawing as it is sent. */
export const NewDrawing = z
  .object({
    shapes: z.array(NewShape).min(1).max(mostShapes),
    ratio: z.number().min(0.05).max(20),
    frame: frame.optional(),
  })
  .refine(({ shapes }) => shapes.reduce((sum, { points }) => sum + points.length, 0) <= mostDrawnPoints, {
    path: ['shapes'],
    error: finding('drawing.too_many_points'),
  });
