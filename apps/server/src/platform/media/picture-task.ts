/** The messages between the server and the picture program; each side validates what it gets. */
import type { PictureKind } from '@briefcast/contract';
import { z } from 'zod';
import type { IconContent } from './draw-icons.ts';
import type { CardContent } from './make-card.ts';
import type { MarketCard } from './make-market-card.ts';
import type { PictureForm } from './make-picture.ts';

export type PictureTask =
  | { do: 'make'; form: PictureForm; input: string; output: string }
  | { do: 'card'; card: CardContent; output: string }
  | { do: 'market-card'; card: MarketCard; output: string }
  | { do: 'draw'; kind: PictureKind; input: string; output: string }
  | { do: 'icons'; icons: IconContent; folder: string }
  | { do: 'look'; input: string }
  | { do: 'clean'; input: string; output: string };

const measures = { width: z.int().positive(), height: z.int().positive() };

const brokenBound = z.object({
  bound: z.enum(['picture', 'avif', 'frames', 'time']),
  most: z.number(),
  found: z.number(),
});

export const PictureAnswer = z.discriminatedUnion('found', [
  z.object({
    found: z.literal('picture'),
    ...measures,
    original: z.object(measures),
    hasLocation: z.boolean(),
  }),
  z.object({ found: z.literal('card') }),
  z.object({ found: z.literal('drawing') }),
  z.object({ found: z.literal('icons') }),
  z.object({ found: z.literal('notes'), hasLocation: z.boolean() }),
  z.object({ found: z.literal('copy'), isClean: z.boolean() }),
  z.object({ found: z.literal('too_complex'), params: brokenBound }),
  z.object({ found: z.literal('unreadable'), why: z.string() }),
]);
export type PictureAnswer = z.infer<typeof PictureAnswer>;
