/** A message that the server has not confirmed. */
import { FileType } from '@briefcast/contract';
import { z } from 'zod';
import { OutboxEntry } from '../../lib/outbox.ts';

export const PendingMessage = OutboxEntry.extend({
  content: z.string(),
  /** The file that it brings; its bytes are kept beside, under the message's key. */
  file: z.object({ name: z.string(), size: z.number(), type: FileType }).optional(),
  /** Of the file once it has been uploaded. */
  fileId: z.string().optional(),
  /** It was written to files that wait before it, and goes behind them. */
  isBehindFiles: z.boolean().optional(),
});
export type PendingMessage = z.infer<typeof PendingMessage>;

/** A text does not wait for a file that takes long, unless it was sent with it. */
export const messageLanes = ['texts', 'files'] as const;
export const laneOfMessage = ({ file, isBehindFiles }: PendingMessage): (typeof messageLanes)[number] =>
  file || isBehindFiles ? 'files' : 'texts';

/** By what a chosen file is known: one that is chosen twice is meant once. */
export const keyOfChosen = ({ name, size, lastModified }: File): string => `${name} ${size} ${lastModified}`;

/** What a chosen file is, by what the browser says; the server looks at its bytes. */
export function typeOfChosen({ type }: File): FileType {
  if (type.startsWith('image/')) return 'IMAGE';
  return type.startsWith('video/') ? 'VIDEO' : 'DOCUMENT';
}
