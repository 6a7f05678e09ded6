import type { DemoContentFile, DemoMessage } from '../types.ts';

type Name = `${string}.${'mp4' | 'jpg'}`;

/** Files that a creator uploaded to one deal, in the words of the review. */
export function filesOf(deal: string) {
  const content = (name: Name, hoursAgo: number, verdict: DemoContentFile['verdict']): DemoContentFile => ({
    file: `deals/${deal}/${name}`,
    originalName: name,
    uploadedHoursAgo: hoursAgo,
    verdict,
  });
  return {
    pending: (name: Name, hoursAgo: number) => content(name, hoursAgo, 'PENDING'),
    approved: (name: Name, hoursAgo: number) => content(name, hoursAgo, 'APPROVED'),
    sentBack: (name: Name, hoursAgo: number, feedback: string): DemoContentFile => ({
      ...content(name, hoursAgo, 'NEEDS_REVISION'),
      feedback,
    }),
    rejected: (name: Name, hoursAgo: number, feedback: string): DemoContentFile => ({
      ...content(name, hoursAgo, 'REJECTED'),
      feedback,
    }),
  };
}

export const replaced = (file: DemoContentFile): DemoContentFile => ({ ...file, superseded: true });

export const brandSays = (hoursAgo: number, text: string): DemoMessage => ({ from: 'BRAND', hoursAgo, text });

/** Written or decided by a colleague of the brand's owner. */
export const writtenBy = (by: string, message: DemoMessage): DemoMessage => ({ ...message, by });
export const reviewedBy = (by: string, file: DemoContentFile): DemoContentFile => ({
  ...file,
  reviewedBy: by,
});

export const creatorSays = (hoursAgo: number, text: string): DemoMessage => ({
  from: 'CREATOR',
  hoursAgo,
  text,
});

export const unread = (message: DemoMessage): DemoMessage => ({ ...message, unread: true });
